import { ownText } from '../components/translation-safe-text.ts';
import { Icon } from '../illustrations/icon.tsx';
import { linkNotes } from '../lib/link-notes.ts';
import { mailLink, phoneLink } from '../lib/link-target.ts';
import type { IconName } from '../model/color.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import styles from './contact-rows.module.css';

export interface ContactRowsProps extends Pick<SchedulerEmbedProps, 'mail' | 'phone' | 'labels'> {
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
export function ContactRows({ link, mail, phone, labels }: ContactRowsProps) {
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
