import { useSite } from '../lib/site-context.tsx';
import { typeset } from '../lib/format.ts';
import { Icon } from '../illustrations/icon.tsx';
import styles from './booking-heading.module.css';

/** The heading of a section with a calendar; after a booking, it says that a time is booked. */
export function BookingHeading({ id, heading, lead }: { id: string; heading: string; lead?: string }) {
  const { booked } = useSite().labels.calendar;
  return (
    <>
      <h2 id={id}>
        <span className={styles.choose}>{heading}</span>
        <span className={styles.booked}>
          <Icon name="check" />
          {booked}
        </span>
      </h2>
      {lead && <p className={styles.lead}>{typeset(lead)}</p>}
    </>
  );
}
