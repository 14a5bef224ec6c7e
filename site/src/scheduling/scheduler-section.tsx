import type { ReactNode } from 'react';
import { BookingHeading } from './booking-heading.tsx';
import styles from './scheduler-section.module.css';

interface SchedulerSectionProps {
  heading: string;
  lead: string;
  /** The ground it stands on; in a hero it is a board of its own, and the calendar's first line is its heading. */
  surface: 'muted' | 'hero';
  children: ReactNode;
}

/** Where a landing page books. Book Now leads here, and the keyboard's focus with it. */
export function SchedulerSection({ heading, lead, surface, children }: SchedulerSectionProps) {
  return (
    <section
      id="scheduler"
      tabIndex={-1}
      aria-labelledby="scheduler-heading"
      className={`${styles.section} ${styles[surface]}`}
    >
      <div className="container">
        {/* In a hero, the calendar's own first line says it. */}
        <div className={surface === 'hero' ? 'visually-hidden' : undefined} data-no-print>
          <BookingHeading id="scheduler-heading" heading={heading} lead={lead} />
        </div>
        {children}
      </div>
    </section>
  );
}
