import { lazy, Suspense } from 'react';
import type { EmbedState } from './embed-state.ts';
import { providerOf } from './providers/by-id.ts';
import styles from './scheduler-embed.module.css';

const Nothing = () => null;
/** Loaded once an embed has started. The times are an extra: when their script does not come, nobody is told. */
const NextTimes = lazy(() =>
  import('./next-times.tsx').then(
    (module) => ({ default: module.NextTimes }),
    () => ({ default: Nothing }),
  ),
);

interface NextTimesLineProps {
  provider: string;
  bookingUrl: string;
  /** Nothing is asked for before the embed has started, nor shown once a time was booked: it may be among them. */
  state: EmbedState;
  label: string;
}

/** A line that is kept free for the next free times, so that nothing moves when they come. */
export function NextTimesLine({ provider, bookingUrl, state, label }: NextTimesLineProps) {
  if (!providerOf(provider).nextTimes?.request(bookingUrl, new Date())) return null;
  return (
    <p className={styles.nextTimes}>
      {state !== 'idle' && state !== 'booked' && (
        <Suspense>
          <NextTimes provider={provider} bookingUrl={bookingUrl} label={label} />
        </Suspense>
      )}
    </p>
  );
}
