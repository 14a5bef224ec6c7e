import type { ReactNode } from 'react';
import { IllustrationBoard } from '../components/board.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { useSite, type Site } from '../lib/site-context.tsx';
import type { DrawingName } from '../model/drawing.ts';
import type { Teacher } from '../model/teacher.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { BookingHeading } from './booking-heading.tsx';
import { NextTimesPlaceholder, hasNextTimes } from './next-times.tsx';
import { schedulerProps } from './scheduler-props.ts';
import { TeacherStrip } from './teacher-strip.tsx';
import styles from './booking-hero.module.css';

/** What every landing page is given. */
export interface LandingPageProps {
  site: Site;
  scheduler?: ReactNode;
}

interface SchedulerSectionProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The calendar in a landing page's hero. Book Now leads here, and the keyboard's focus with it. */
function SchedulerSection({ heading, lead, children }: SchedulerSectionProps) {
  return (
    <section id="scheduler" tabIndex={-1} aria-labelledby="scheduler-heading" className={styles.section}>
      {/* The calendar's own first line says it. */}
      <div className="visually-hidden">
        <BookingHeading id="scheduler-heading" heading={heading} lead={lead} />
      </div>
      {children}
    </section>
  );
}

interface BookingHeroProps {
  heading: string;
  lead: string;
  surface?: 'muted' | 'inverse';
  /** Label of the button that goes to the calendar; pages without the button leave it out. */
  bookNow?: string | undefined;
  /** The button is for screens on which the calendar begins below the first view. */
  bookNowOnlyBelow?: boolean;
  /** What is said of the calendar above it. */
  calendarHead: { heading: string; lead: string };
  calendar: ReactNode;
  /** Whom a visitor may talk to. */
  teachers: readonly Teacher[];
  /** More under the calendar, where a low one leaves room beside the words. */
  underCalendar?: ReactNode;
  /** Drawn under the words, and on phones below the calendar. */
  drawing?: DrawingName;
  /** What stands under the words where there is room beside the calendar, and after it on phones. */
  children?: ReactNode;
}

/** The head of a booking page: the promise and the next free times, and the real calendar as its board. */
export function BookingHero(props: BookingHeroProps) {
  const { heading, lead, surface = 'muted', bookNow, bookNowOnlyBelow, calendarHead, drawing } = props;
  const { provider, bookingUrl } = schedulerProps(useSite());
  return (
    <Hero
      {...{ heading, lead, surface }}
      actions={
        bookNow && (
          <span className={bookNowOnlyBelow ? styles.onlyBelow : styles.bookNow}>
            <ButtonLink to="#scheduler" variant={surface === 'inverse' ? 'highlighter' : 'primary'}>
              {bookNow}
            </ButtonLink>
          </span>
        )
      }
      tallSide
      side={
        <>
          <SchedulerSection {...calendarHead}>{props.calendar}</SchedulerSection>
          {props.underCalendar && <div className={styles.underCalendar}>{props.underCalendar}</div>}
        </>
      }
      after={
        <>
          {drawing && (
            <div className={styles.drawing}>
              <IllustrationBoard name={drawing} tray={false} />
            </div>
          )}
          {props.children}
        </>
      }
    >
      {hasNextTimes(provider, bookingUrl) && <NextTimesPlaceholder inHero />}
      <TeacherStrip teachers={props.teachers} />
    </Hero>
  );
}
