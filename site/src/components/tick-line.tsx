import { Icon } from '../illustrations/icon.tsx';
import styles from './tick-line.module.css';

/** A row of short claims with check marks, such as "Licensed Teachers". */
export function TickLine({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.line}>
      <ul role="list" className="container">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
