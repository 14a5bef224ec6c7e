import { ownText } from '../components/translation-safe-text.ts';
import { ContactRows, type ContactRowsProps } from './contact-rows.tsx';
import type { EmbedState } from './embed-state.ts';
import styles from './scheduler-notice.module.css';

const cells = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);

/** A month and its times without dates, where the calendar will show them: a built page doesn't know today's. */
function CalendarSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head}>{cells(2)}</div>
      <div className={styles.days}>{cells(63)}</div>
      <div className={styles.times}>{cells(13)}</div>
    </div>
  );
}

interface SchedulerNoticeProps extends ContactRowsProps {
  state: EmbedState;
  onRetry: () => void;
}

/** In the calendar's place until it is there: its outline, and after 4 seconds (by the sheet) other ways to book. */
function Loading(ways: ContactRowsProps) {
  return (
    <div className={styles.loading} data-scheduler-waiting="">
      <CalendarSkeleton />
      <div className={styles.slow}>
        <p {...ownText(ways.labels.slow)} />
        <ContactRows {...ways} />
      </div>
    </div>
  );
}

/** What stands instead of the calendar; nothing once it is there. */
export function SchedulerNotice({ state, onRetry, ...ways }: SchedulerNoticeProps) {
  const { labels } = ways;
  if (state === 'idle' || state === 'loading') return <Loading {...ways} />;
  if (state !== 'failed') return null;
  return (
    <div className={styles.failed}>
      <h3>{labels.failed}</h3>
      <p>{labels.failedText}</p>
      <ContactRows {...ways} />
      <button type="button" className={styles.retry} onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
