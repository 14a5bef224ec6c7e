import { Section } from '../../ui/section.tsx';
import styles from './stat-cards.module.css';

/** Four figures about the team, side by side. */
export function StatCards({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <Section className={styles.content}>
      <dl className={styles.stats}>
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
