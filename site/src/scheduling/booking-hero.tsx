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
  /** Stands before the headline: a subject's icon. */
  mark?: ReactNode;
  /** Label of the button that goes to the calendar; pages without the button leave it out. */
  bookNow?: string | undefined;
  /** Only shows the button where the calendar stands below the words. */
  bookNowAbove?: boolean;
  /** Stands beside Book Now, or under it where there is no room. */
  beside?: ReactNode;
  /** The heading of the calendar, for screen readers. */
  schedulerHeading: string;
  calendar: ReactNode;
  /** Who takes the call: the founder, or the teachers of a test; none where the page says it elsewhere. */
  teachers: readonly Teacher[];
  /** What the founder does on the call, where it isn't what most pages say. */
  founderLine?: string | undefined;
  /** The teachers whose face is shown when a link to the page asks about one of them. */
  asked?: readonly Teacher[];
  /** Facts at the lower end of the words, level with the calendar's; after the calendar on phones. */
  children?: ReactNode;
  /** On phones, too, the facts stand before the calendar. */
  factsFirst?: boolean;
}

/**
 * The head of a landing page: the promise, who takes the call, and the real calendar, on the ground that LandingLayout
 * gives the page. From the choice of a time on, its words are those of the frame's step.
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
          {/* start-calendar.ts fills this in where a link to the page named a topic. */}
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
          {/* The calendar's own first line says it. */}
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
