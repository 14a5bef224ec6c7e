import type { CalendarWords } from './embed-labels.ts';
import { ownText } from '../components/translation-safe-text.ts';
import styles from './scheduler-notice.module.css';

interface WaitingProps {
  link: string;
  mail: string;
  words: CalendarWords;
}

/**
 * The calendar's place until the calendar is there: ways to book that need nothing else, and a month without times, so
 * that the space already looks like what is coming.
 */
export function Waiting({ link, mail, words }: WaitingProps) {
  return (
    <div className={styles.waiting} data-scheduler-waiting="">
      <p {...ownText(words.opening)} />
      <div className={styles.ways}>
        <a className={styles.button} href={link} target="_blank" rel="noopener noreferrer">
          <span {...ownText(words.chooseOnBookingPage)} />
          <span className="visually-hidden" {...ownText(` ${words.anotherSiteNewTab}`)} />
        </a>
        <a className={styles.mail} href={`mailto:${mail}`} {...ownText(mail)} />
      </div>
      <svg viewBox="0 0 280 170" aria-hidden="true">
        <path d="M4 10h92" />
        {Array.from({ length: 28 }, (_, day) => (
          <circle key={day} cx={20 + (day % 7) * 40} cy={44 + Math.floor(day / 7) * 36} r="11" />
        ))}
      </svg>
    </div>
  );
}
