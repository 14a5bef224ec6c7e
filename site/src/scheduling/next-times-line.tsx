import { lazy, Suspense } from 'react';
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
  /** Whether the embed has been started: before that, nothing is asked for. */
  started: boolean;
}

/** A line that is kept free for the next free times, so that nothing moves when they come. */
export function NextTimesLine({ provider, bookingUrl, started }: NextTimesLineProps) {
  if (!providerOf(provider).nextTimes?.request(bookingUrl, new Date())) return null;
  return (
    <p className={styles.nextTimes}>
      {started && (
        <Suspense>
          <NextTimes provider={provider} bookingUrl={bookingUrl} />
        </Suspense>
      )}
    </p>
  );
}
