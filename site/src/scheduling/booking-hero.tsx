import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button-link.tsx';
import { HighlightedHeading } from '../components/highlighted-heading.tsx';
import { typesetDisplay } from '../lib/format.ts';
import { useSite, type Site } from '../lib/site-context.tsx';
import type { Teacher } from '../model/teacher.ts';
import { BookingHeading } from './booking-heading.tsx';
import { CallTakers } from './call-takers.tsx';
import styles from './booking-hero.module.css';

export interface LandingPageProps {
  site: Site;
  scheduler?: ReactNode;
}

interface BookingHeroProps {
  heading: string;
  lead: string;
  /** A subject's icon above the headline. */
  mark?: ReactNode;
  /** The label of the link to the calendar; without it, there is no link. */
  bookNow?: string | undefined;
  /** Shows that link only on screens where the calendar is below the text. */
  bookNowAbove?: boolean;
  /** Content beside that link, or below it if there is no room. */
  beside?: ReactNode;
  /** The heading of the calendar, for screen readers. */
  schedulerHeading: string;
  calendar: ReactNode;
  /** Who takes the call: the founder, or the teachers of a test; empty if the page says so elsewhere. */
  teachers: readonly Teacher[];
  /** What the founder does on the call; by default, the text that most pages share. */
  founderLine?: string | undefined;
  /** Teachers whose portrait is shown if the page's URL names one of them as the topic. */
  asked?: readonly Teacher[];
  /** Facts at the lower end of the words, level with the calendar's; after the calendar on phones. */
  children?: ReactNode;
  /** Puts the facts above the calendar on phones, too. */
  factsFirst?: boolean;
}

/**
 * The hero of a landing page: headline, lead, who takes the call, and the calendar. Its background comes from
 * LandingLayout. After a visitor has chosen a time, StateWords replaces the headline and the lead.
 */
export function BookingHero({
  heading,
  lead,
  mark,
  bookNow,
  bookNowAbove = false,
  beside,
  children: facts,
  factsFirst = false,
  asked,
  ...props
}: BookingHeroProps) {
  const { labels } = useSite();
  const faces =
    asked && JSON.stringify(Object.fromEntries(asked.map(({ name, picture }) => [name, picture?.src])));
  const box = facts && (
    <div className={styles.facts} data-first={factsFirst ? '' : undefined}>
      {facts}
    </div>
  );
  return (
    <div className={styles.hero}>
      <div className={`container chat-corner ${styles.content}`}>
        <div className={facts ? `${styles.say} ${styles.aboveFacts}` : styles.say}>
          <div className={styles.stateWords} data-state-words="" />
          <div className={styles.head}>
            {mark}
            <HighlightedHeading text={heading} />
          </div>
          <p className={`lead ${styles.lead}`}>{typesetDisplay(lead)}</p>
          {/* start-calendar.ts fills this in if the page's URL names a topic. */}
          <div
            hidden
            data-booking-note={labels.calendar.askedAbout}
            data-faces={faces}
            className={styles.note}
          >
            <p />
            <p data-untold={labels.calendar.askedAboutUntold}>{labels.calendar.askedAboutText}</p>
          </div>
          {(bookNow || beside) && (
            <div className={bookNowAbove ? `${styles.actions} ${styles.above}` : styles.actions}>
              {bookNow && <ButtonLink to="#scheduler">{bookNow}</ButtonLink>}
              {beside}
            </div>
          )}
          <div className={styles.takers}>
            <CallTakers teachers={props.teachers} founderLine={props.founderLine} />
          </div>
        </div>
        {factsFirst && box}
        <section id="scheduler" tabIndex={-1} aria-labelledby="scheduler-heading" className={styles.calendar}>
          {/* Hidden visually because the calendar shows a heading of its own. */}
          <div className="visually-hidden">
            <BookingHeading id="scheduler-heading" heading={props.schedulerHeading} />
          </div>
          {props.calendar}
        </section>
        {!factsFirst && box}
      </div>
    </div>
  );
}
