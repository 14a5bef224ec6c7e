import { ownText } from '../components/translation-safe-text.ts';
import { Icon } from '../illustrations/icon.tsx';
import { linkNotes } from '../lib/link-notes.ts';
import { mailLink, phoneLink } from '../lib/link-target.ts';
import type { IconName } from '../model/icon.ts';
import type { EmbedState } from './embed-state.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import styles from './scheduler-notice.module.css';

const cells = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);

/** A month and its times without dates, where the calendar will show them: a built page doesn't know today's. */
function CalendarSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head}>{cells(2)}</div>
      <div className={styles.soonest}>{cells(3)}</div>
      <div className={styles.days}>{cells(77)}</div>
      <div className={styles.times}>{cells(10)}</div>
    </div>
  );
}

interface ContactRowsProps extends Pick<SchedulerEmbedProps, 'mail' | 'phone' | 'labels'> {
  /** The booking page as a page of its own. */
  link: string;
}

interface RowProps {
  icon: IconName;
  href: string;
  title: string;
  text: string;
  newTab?: boolean;
}

function Row({ icon, href, title, text, newTab }: RowProps) {
  return (
    <li>
      <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <Icon name={icon} />
        <span>
          <strong {...ownText(title)} />
          {newTab && <span className="visually-hidden" {...ownText(` ${linkNotes.anotherSiteNewTab}`)} />}
          <small {...ownText(text)} />
        </span>
      </a>
    </li>
  );
}

/** The ways to book that need no calendar: call, email, the booking page. */
function ContactRows({ link, mail, phone, labels }: ContactRowsProps) {
  return (
    <ul role="list" className={styles.rows}>
      {phone && (
        <Row icon="phone" href={phoneLink(phone)} title={`${labels.call} ${phone}`} text={labels.callText} />
      )}
      <Row icon="mail" href={mailLink(mail)} title={`${labels.email} ${mail}`} text={labels.emailText} />
      <Row icon="calendar" href={link} title={labels.openBookingPage} text={labels.bookingPageText} newTab />
    </ul>
  );
}

interface SchedulerNoticeProps extends ContactRowsProps {
  state: EmbedState;
  /** What is true for a booking with this service. */
  booked: string;
  retry: () => void;
  bookAnother: () => void;
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
export function SchedulerNotice({ state, booked, retry, bookAnother, ...ways }: SchedulerNoticeProps) {
  const { labels } = ways;
  if (state === 'idle' || state === 'loading') return <Loading {...ways} />;
  if (state === 'booked-before')
    return (
      <div className={styles.failed}>
        <h3>{labels.booked}</h3>
        <p>{booked}</p>
        <button type="button" className={styles.retry} onClick={bookAnother}>
          {labels.bookAnother}
        </button>
      </div>
    );
  if (state !== 'failed') return null;
  return (
    <div className={styles.failed}>
      <h3>{labels.failed}</h3>
      <p>{labels.failedText}</p>
      <ContactRows {...ways} />
      <button type="button" className={styles.retry} onClick={retry}>
        {labels.retry}
      </button>
    </div>
  );
}
