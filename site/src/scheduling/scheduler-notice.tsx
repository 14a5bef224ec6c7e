import type { CalendarWords } from './embed-labels.ts';
import type { EmbedState } from './embed-state.ts';
import { Waiting } from './embed-placeholder.tsx';
import styles from './scheduler-notice.module.css';

interface WaysProps {
  /** The booking page as a page of its own. */
  link: string;
  mail: string;
  words: CalendarWords;
  onRetry: () => void;
}

interface SchedulerNoticeProps extends WaysProps {
  state: EmbedState;
  /** What happens after a booking. */
  steps: readonly string[];
}

function WaysToBook({ link, mail, words, onRetry }: WaysProps) {
  return (
    <div className={styles.ways}>
      <button type="button" className={styles.button} onClick={onRetry}>
        {words.retry}
      </button>
      <a className={styles.button} href={link} target="_blank" rel="noopener noreferrer">
        {words.bookElsewhere}
        <span className="visually-hidden"> {words.anotherSiteNewTab}</span>
      </a>
      <a className={styles.mail} href={`mailto:${mail}`}>
        {mail}
      </a>
    </div>
  );
}

function Booked({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <div className={`${styles.notice} ${styles.booked}`}>
      <h3>{heading}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** What stands above or instead of the calendar in each state; nothing once the calendar is proved to be there. */
export function SchedulerNotice({ state, steps, ...ways }: SchedulerNoticeProps) {
  const { words } = ways;
  switch (state) {
    case 'idle':
    case 'loading':
      return <Waiting {...ways} />;
    case 'ready':
      return null;
    case 'unconfirmed':
      return (
        <div className={styles.notice}>
          <p>
            <strong>{words.unconfirmed}</strong> {words.unconfirmedText}
          </p>
          <WaysToBook {...ways} />
        </div>
      );
    case 'failed':
      return (
        <div className={`${styles.notice} ${styles.failed}`}>
          <h3>{words.failed}</h3>
          <p>{words.failedText}</p>
          <WaysToBook {...ways} />
        </div>
      );
    case 'booked':
      return <Booked heading={words.booked} steps={steps} />;
  }
}
