import styles from './check-list.module.css';

/** A list of short lines, each with a check mark and a rule below. */
export function CheckList({ items, columns = false }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul role="list" className={columns ? `${styles.list} ${styles.columns}` : styles.list}>
      {items.map((item) => (
        <li key={item}>
          <svg viewBox="0 0 18 16" aria-hidden="true">
            <path d="M2 9c1.500 1.300 2.700 2.800 3.800 4.600C8 9 11 5 16 2" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
