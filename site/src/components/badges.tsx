import { Icon } from '../illustrations/icon.tsx';
import styles from './badges.module.css';

/** A row of short labels such as "Licensed Teachers". */
export function Badges({ badges }: { badges: readonly string[] }) {
  return (
    <ul role="list" className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>
          <Icon name="check" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
