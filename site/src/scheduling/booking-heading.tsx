import { Icon } from '../illustrations/icon.tsx';
import styles from './booking-heading.module.css';

interface BookingHeadingProps {
  id: string;
  heading: string;
  lead: string;
  /** Replaces heading and lead once a time is booked in the section's calendar. */
  booked: string;
}

/** The heading of a section with a calendar. */
export function BookingHeading({ id, heading, lead, booked }: BookingHeadingProps) {
  return (
    <>
      <h2 id={id}>
        <span className={styles.choose}>{heading}</span>
        <span className={styles.booked}>
          <Icon name="check" />
          {booked}
        </span>
      </h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
