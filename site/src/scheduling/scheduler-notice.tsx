import { ownText } from '../components/translation-safe-text.ts';
import { Icon, type IconName } from '../illustrations/icon.tsx';
import { linkNotes, mailLink, phoneLink } from '../lib/link-target.ts';
import type { EmbedState } from './embed-state.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import styles from './scheduler-notice.module.css';

/** A skeleton of the calendar without dates, because at build time today's date isn't known. */
function CalendarSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head} />
      <div className={styles.soonest} />
      <div className={styles.days} />
      <div className={styles.times} />
    </div>
  );
}

interface ContactRowsProps extends Pick<SchedulerEmbedProps, 'mail' | 'phone' | 'labels'> {
  /** The URL of the booking page. */
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

/** Ways to book without the calendar: phone, email and the booking page. */
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
  /** The text about a booking, which depends on the service. */
  booked: string;
  retry: () => void;
  bookAnother: () => void;
}

/**
 * The content in place of the calendar: while it loads, a skeleton and, after 4 seconds (by a CSS animation), other ways
 * to book; if it failed, only these ways; after an earlier booking, a text about it.
 */
export function SchedulerNotice({ state, booked, retry, bookAnother, ...ways }: SchedulerNoticeProps) {
  const { labels } = ways;
  const isWaiting = state === 'idle' || state === 'loading';
  if (!isWaiting && state !== 'failed' && state !== 'booked-before') return null;
  const outline = (
    <div className={styles.loading} data-scheduler-waiting="">
      <CalendarSkeleton />
      {isWaiting && (
        <div className={styles.slow}>
          <p {...ownText(labels.slow)} />
          <ContactRows {...ways} />
        </div>
      )}
    </div>
  );
  if (isWaiting) return outline;
  const [heading, text, button, onClick] =
    state === 'failed'
      ? [labels.failed, labels.failedText, labels.retry, retry]
      : [labels.booked, booked, labels.bookAnother, bookAnother];
  return (
    <>
      {outline}
      <div className={styles.failed}>
        <h3>{heading}</h3>
        <p>{text}</p>
        {state === 'failed' && <ContactRows {...ways} />}
        <button type="button" className={styles.retry} onClick={onClick}>
          {button}
        </button>
      </div>
    </>
  );
}
