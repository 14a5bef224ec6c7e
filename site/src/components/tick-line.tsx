import { Icon } from '../illustrations/icon.tsx';
import styles from './tick-line.module.css';

/** A few short claims, such as "Licensed Teachers", in one line across the page. */
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
