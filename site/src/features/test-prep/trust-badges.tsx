import { Icon } from '../../illustrations/icon.tsx';
import { Section, type Surface } from '../../components/section.tsx';
import styles from './trust-badges.module.css';

/** What a family can rely on, in a row of short labels. */
export function TrustBadges({ badges, surface }: { badges: readonly string[]; surface: Surface }) {
  return (
    <Section surface={surface}>
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
