import type { ReactNode } from 'react';
import { BookingHeading } from './booking-heading.tsx';
import styles from './scheduler-section.module.css';

interface SchedulerSectionProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The calendar in a landing page's hero. Book Now leads here, and the keyboard's focus with it. */
export function SchedulerSection({ heading, lead, children }: SchedulerSectionProps) {
  return (
    <section id="scheduler" tabIndex={-1} aria-labelledby="scheduler-heading" className={styles.section}>
      {/* The calendar's own first line says it. */}
      <div className="visually-hidden" data-no-print>
        <BookingHeading id="scheduler-heading" heading={heading} lead={lead} />
      </div>
      {children}
    </section>
  );
}
