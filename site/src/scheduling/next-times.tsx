import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatMessage } from '../lib/format.ts';
import { onPageActivated } from '../lib/on-page-activated.ts';
import { query } from '../lib/query.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { BookingStep, EmbedState } from './embed-state.ts';
import { inOfficeHours, spreadTimes } from './free-times.ts';
import type { NextTime } from './provider.ts';
import { getProvider } from './providers/registry.ts';
import styles from './next-times.module.css';

interface TimesProps {
  provider: string;
  bookingUrl: string;
  /** The label above the times; `{zone}` stands for the visitor's time zone. */
  label: string;
  /** Prefers times during office hours. */
  forOffice?: boolean;
}

/** The service's next free times, requested once per page; empty until they arrive, and if the request fails. */
function useNextTimes({ provider, bookingUrl, forOffice }: TimesProps): NextTime[] {
  const [times, setTimes] = useState<NextTime[]>([]);
  useEffect(() => {
    const { nextTimes } = getProvider(provider);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const now = new Date();
      const request = nextTimes?.request(bookingUrl, now);
      if (!nextTimes || !request) return;
      // The free times are public, so the request to the other site needs no cookies.
      const { url, headers = {} } = request;
      const found = nextTimes.read(await query([url], { credentials: 'omit', headers }), bookingUrl);
      const coming = found.filter(({ instant }) => instant > now);
      if (!signal.aborted) setTimes(spreadTimes(forOffice ? inOfficeHours(coming) : coming));
    };
    // A prerendered page may never be opened.
    onPageActivated(() => void ask().catch(() => undefined), { signal });
    return () => controller.abort();
  }, [provider, bookingUrl, forOffice]);
  return times;
}

/** Opens a time's form in the page's calendar, with the parameters of the frame's current URL. */
function openInFrame(event: MouseEvent<HTMLAnchorElement>): void {
  const frame = document.querySelector<HTMLIFrameElement>('[data-scheduler-host] iframe');
  if (!frame || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const form = new URL(event.currentTarget.href);
  for (const [name, value] of new URL(frame.src).searchParams) {
    if (!form.searchParams.has(name)) form.searchParams.set(name, value);
  }
  frame.src = form.href;
  frame.closest('[data-scheduler-plan]')?.scrollIntoView();
  frame.focus({ preventScroll: true });
}

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The name of the visitor's time zone, such as "Eastern Time". */
function zoneName(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // UTC has no name without an offset.
  return name.replace('GMT+00:00', 'Coordinated Universal Time');
}

function Time({ instant, link }: NextTime) {
  const date = instant.toLocaleDateString('en-US', day);
  const isToday = instant.toDateString() === new Date().toDateString();
  const time = (
    <time dateTime={instant.toISOString()}>
      {isToday ? date.replace(/^\w+/, 'Today') : date}{' '}
      <strong>{instant.toLocaleTimeString('en-US', clock)}</strong>
    </time>
  );
  if (link === undefined) return <span className={styles.time}>{time}</span>;
  return (
    <a className={styles.time} href={link} onClick={openInFrame}>
      {time}
    </a>
  );
}

/** The next free times in the visitor's time zone, each a link to its form; nothing without any. */
function Times(props: TimesProps) {
  const times = useNextTimes(props);
  const [first] = times;
  const id = useId();
  if (!first) return null;
  return (
    <div data-next-times="">
      <p id={id} className={styles.label}>
        {formatMessage(props.label, { zone: zoneName(first.instant) })}
      </p>
      <ul role="list" aria-labelledby={id} className={styles.times}>
        {times.map((time) => (
          <li key={time.instant.getTime()}>
            <Time {...time} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the service of a booking URL publishes its next free times. */
export function hasNextTimes(provider: string, bookingUrl: string): boolean {
  return Boolean(getProvider(provider).nextTimes?.request(bookingUrl, new Date()));
}

/** Reserves the height of the next free times, and shows a link until they have loaded. */
export function NextTimesPlaceholder({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.place} data-next-times-place="">
      {children}
    </div>
  );
}

export interface NextTimesProps extends TimesProps {
  /** The times are requested once the embed has started, and hidden after a booking or a failure. */
  state: EmbedState;
  step: BookingStep;
}

/** The next free times, rendered into the page's NextTimesPlaceholder if it has one. */
export function NextTimes({ state, step, ...times }: NextTimesProps) {
  const place = useHydrated() ? document.querySelector('[data-next-times-place]') : null;
  if (!hasNextTimes(times.provider, times.bookingUrl)) return null;
  // The service's list may not yet include the time of a canceled booking.
  if (step === 'canceled' || ['booked', 'booked-before', 'failed'].includes(state)) return null;
  const shown = state !== 'idle' && step !== 'chosen' && <Times {...times} />;
  return place && createPortal(shown, place);
}
