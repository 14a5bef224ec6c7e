import type { ReactNode } from 'react';
import type { PageOf } from '../../model/page.ts';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import styles from './home-schedule.module.css';

type HomeScheduleProps = PageOf<'home'>['schedule'] & { booked: string; scheduler: ReactNode };

/** Where the home page books: the calendar, with three tiles on how sessions are. */
export function HomeSchedule({ heading, lead, booked, tiles, scheduler }: HomeScheduleProps) {
  return (
    <Section id="schedule" labelledBy="schedule-heading" className={styles.schedule}>
      <div>
        <BookingHeading id="schedule-heading" {...{ heading, lead, booked }} />
        <DividedList items={tiles} />
      </div>
      {scheduler}
    </Section>
  );
}
