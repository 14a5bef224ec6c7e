import { Icon } from '../illustrations/icon.tsx';
import styles from './badges.module.css';

/** What a family can rely on, in a row of short labels. */
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
