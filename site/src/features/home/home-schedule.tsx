import type { ReactNode } from 'react';
import type { PageOf } from '../../model/page.ts';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import styles from './home-schedule.module.css';

type HomeScheduleProps = PageOf<'home'>['schedule'] & { scheduler: ReactNode };

/** Where the home page books: the calendar, with three tiles on how sessions are. */
export function HomeSchedule({ heading, lead, tiles, scheduler }: HomeScheduleProps) {
  return (
    <Section id="schedule" labelledBy="schedule-heading" className={styles.schedule}>
      <div>
        <SectionHead id="schedule-heading" heading={heading} lead={lead} />
        <DividedList items={tiles} />
      </div>
      {scheduler}
    </Section>
  );
}
