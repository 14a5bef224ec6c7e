import type { ReactNode } from 'react';
import styles from './scheduler-section.module.css';

interface SchedulerSectionProps {
  heading: string;
  lead: string;
  /** The ground it stands on; in a hero it is a board of its own with a smaller heading. */
  ground?: 'board' | 'paper' | 'hero';
  children: ReactNode;
}

/** Where a landing page books. Book Now leads here, and the keyboard's focus with it. */
export function SchedulerSection({ heading, lead, ground = 'board', children }: SchedulerSectionProps) {
  return (
    <section
      id="scheduler"
      tabIndex={-1}
      aria-labelledby="scheduler-heading"
      className={`${styles.section} ${styles[ground]}`}
    >
      <div className={styles.content}>
        <h2 id="scheduler-heading">{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
