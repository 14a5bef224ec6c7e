import { Icon } from '../../illustrations/icon.tsx';
import { Section, type Ground } from '../../components/section.tsx';
import styles from './trust-badges.module.css';

/** What a family can rely on, in a row of short labels. */
export function TrustBadges({ badges, ground }: { badges: readonly string[]; ground: Ground }) {
  return (
    <Section ground={ground}>
      <ul role="list" className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge}>
            <Icon name="check" />
            {badge}
          </li>
        ))}
      </ul>
    </Section>
  );
}
