import styles from './figures.module.css';

/** A few figures, large, each with what it counts. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
