import type { EmbedState } from './embed-state.ts';
import styles from './scheduler-notice.module.css';

interface SchedulerNoticeProps {
  state: EmbedState;
  /** What happens after a booking, as it is with the service. */
  next: readonly string[];
  /** The booking page as a page of its own. */
  link: string;
  mail: string;
  onRetry: () => void;
}

function WaysToBook({ link, mail, onRetry }: Omit<SchedulerNoticeProps, 'state' | 'next'>) {
  return (
    <div className={styles.ways}>
      <button type="button" className={styles.button} onClick={onRetry}>
        Retry
      </button>
      <a className={styles.button} href={link} target="_blank" rel="noopener noreferrer">
        Book on the scheduler’s page
        <span className="visually-hidden"> (another site, opens in a new tab)</span>
      </a>
      <a className={styles.mail} href={`mailto:${mail}`}>
        {mail}
      </a>
    </div>
  );
}

/** A month without times, so that the space already looks like what is coming. Its words stay, so that nothing moves. */
function Skeleton({ link }: { link: string }) {
  return (
    <div className={styles.skeleton}>
      <svg viewBox="0 0 280 170" aria-hidden="true">
        <path d="M4 10h92" />
        {Array.from({ length: 28 }, (_, day) => (
          <circle key={day} cx={20 + (day % 7) * 40} cy={44 + Math.floor(day / 7) * 36} r="11" />
        ))}
      </svg>
      <p className={styles.withScript}>The calendar opens here in a moment.</p>
      <p className={styles.withoutScript}>
        The calendar needs JavaScript here. The booking page does not:{' '}
        <a href={link}>choose a time on the booking page</a>.
      </p>
    </div>
  );
}

function Booked({ next }: { next: readonly string[] }) {
  return (
    <div className={`${styles.notice} ${styles.booked}`}>
      <h3>You’re booked. Here is what happens next.</h3>
      <ol>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>Bring a recent quiz or report card if you have one. Nothing else is needed.</li>
      </ol>
    </div>
  );
}

/** What stands above or instead of the calendar in each state; nothing once the calendar is proved to be there. */
export function SchedulerNotice({ state, next, ...ways }: SchedulerNoticeProps) {
  switch (state) {
    case 'idle':
    case 'loading':
      return <Skeleton link={ways.link} />;
    case 'ready':
      return null;
    case 'unconfirmed':
      return (
        <div className={styles.notice}>
          <p>
            <strong>Do you see the calendar below?</strong> If so, go ahead. If not, here are other ways to
            book:
          </p>
          <WaysToBook {...ways} />
        </div>
      );
    case 'failed':
      return (
        <div className={`${styles.notice} ${styles.failed}`}>
          <h3>The calendar did not load</h3>
          <p>
            Something between you and our scheduling service is in the way: the connection, or a blocker. You
            can still book:
          </p>
          <WaysToBook {...ways} />
        </div>
      );
    case 'booked':
      return <Booked next={next} />;
  }
}
