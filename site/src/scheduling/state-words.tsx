import { createPortal } from 'react-dom';
import { formatMessage, capitalize } from '../lib/format.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { Labels } from '../model/labels.ts';
import type { EmbedStatus } from './embed-state.ts';

type WordsName = keyof Labels['calendar']['words'];

/** The key of the text beside the frame; null while the page's own headline is shown. */
function wordsName({ state, step }: EmbedStatus): WordsName | null {
  if (state === 'booked-before') return 'booked';
  return step === 'choosing' || state === 'failed' ? null : step;
}

const dayInMs = 24 * 60 * 60_000;

/**
 * The start of the call in the visitor's time zone: its day as "today", "tomorrow", a weekday within a week or a date,
 * and its date and time; null if it isn't known.
 */
function whenOf(start: unknown) {
  const instant = new Date(typeof start === 'string' ? start : NaN);
  if (Number.isNaN(instant.getTime())) return null;
  const inWords = (options: Intl.DateTimeFormatOptions) => instant.toLocaleString('en-US', options);
  const isWithinWeek = instant.getTime() - Date.now() < 7 * dayInMs;
  const near = ['today', 'tomorrow'].find(
    (_, days) => new Date(Date.now() + days * dayInMs).toDateString() === instant.toDateString(),
  );
  const day = inWords(isWithinWeek ? { weekday: 'long' } : { month: 'long', day: 'numeric' });
  return {
    day: near ?? day.replace(' ', '\u00A0'),
    date: inWords({
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    }),
  };
}

interface StateWordsProps {
  status: EmbedStatus;
  words: Labels['calendar']['words'];
  /** What happens after a booking, which depends on the service. */
  next: readonly string[];
}

/**
 * The text beside the calendar in a landing page's hero, for the current step of the frame. It isn't announced, because
 * the frame moves the focus to its own heading.
 */
export function StateWords({ status, words, next }: StateWordsProps) {
  const place = useHydrated() ? document.querySelector('[data-state-words]') : null;
  const name = wordsName(status);
  if (!place || !name) return null;
  const { heading, headingWithDay, text } = words[name];
  const when = whenOf(status.start);
  const isBooked = name === 'booked';
  return createPortal(
    <>
      <p data-step={name}>
        {when && headingWithDay ? capitalize(formatMessage(headingWithDay, { day: when.day })) : heading}
      </p>
      <p>{isBooked && when ? `${when.date}. ${text}` : text}</p>
      {isBooked && next.map((line) => <p key={line}>{line}</p>)}
    </>,
    place,
  );
}
