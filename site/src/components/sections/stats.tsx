import styles from './stats.module.css';

interface StatsProps {
  figures: readonly { value: string; label: string }[];
  /** With a line above each figure, or small and without one. */
  variant?: 'ruled' | 'small';
}

/** A few figures, each with what it counts. */
export function Stats({ figures, variant = 'ruled' }: StatsProps) {
  return (
    <dl className={`${styles.figures} ${styles[variant]}`}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
