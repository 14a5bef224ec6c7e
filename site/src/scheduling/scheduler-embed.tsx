import { useSyncExternalStore } from 'react';
import type { EventTypeId } from '../model/routes.ts';
import { bookingAddress } from './booking-address.ts';
import { NextTimesLine } from './next-times-line.tsx';
import { providerOf } from './providers/by-id.ts';
import { SchedulerNotice } from './scheduler-notice.tsx';
import { SchedulerStatus } from './scheduler-status.tsx';
import { useBookedToast } from './use-booked-toast.ts';
import { useScheduler } from './use-scheduler.ts';
import styles from './scheduler-embed.module.css';

export interface SchedulerEmbedProps {
  provider: string;
  eventType: EventTypeId;
  /** The booking page of the event type. */
  bookingUrl: string;
  /** Reserved height in CSS pixels, fixed per page. */
  height: number;
  pagePath: string;
  /** Where to write when nothing else works. */
  mail: string;
}

const frameTitles: Readonly<Record<EventTypeId, string>> = {
  'free-consultation': 'Calendar: choose a time for the free 15-minute consultation',
  'test-prep': 'Calendar: choose a time for the free test prep consultation',
  'school-districts': 'Calendar: choose a time for the school district consultation',
};

/** The visitor's own query; null until hydration, because the page was rendered for everybody. */
function useVisitorQuery(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => null,
  );
}

/**
 * The booking calendar of a third-party scheduler, with a plain link to the same booking page that stands in
 * the HTML from the start and stays in every state.
 */
export function SchedulerEmbed(props: SchedulerEmbedProps) {
  const { provider, eventType, bookingUrl, height, pagePath, mail } = props;
  const query = useVisitorQuery();
  const embed =
    query === null ? null : bookingAddress(bookingUrl, { pagePath, visitorQuery: query, medium: 'embed' });
  const link = bookingAddress(bookingUrl, { pagePath, visitorQuery: query ?? '', medium: 'link' });
  const { state, contentHeight, hostRef, retry } = useScheduler(provider, embed, frameTitles[eventType]);
  const { words } = providerOf(provider);
  useBookedToast(state, words.booked);
  const grown = contentHeight > height ? { height: contentHeight } : undefined;

  return (
    <div className={styles.embed} data-scheduler-state={state}>
      <SchedulerStatus state={state} booked={words.booked} />
      <div className={`${styles.box} ${styles[`height${height}`]}`} style={grown}>
        <SchedulerNotice state={state} next={words.next} link={link} mail={mail} onRetry={retry} />
        <div ref={hostRef} key={embed} className={styles.host} data-scheduler-host="" />
      </div>
      <NextTimesLine provider={provider} bookingUrl={bookingUrl} started={state !== 'idle'} />
      <p className={styles.plain}>
        Prefer a page of its own?{' '}
        <a href={link} target="_blank" rel="noopener noreferrer">
          Open the booking page
          <span className="visually-hidden"> (another site, opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
