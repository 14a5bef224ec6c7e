import { ButtonLink } from '../components/button-link.tsx';
import { Poster } from '../components/section.tsx';
import { useSite } from '../lib/site-context.tsx';
import { hasNextTimes, NextTimesPlaceholder } from './next-times.tsx';
import { schedulerProps } from './scheduler-props.ts';
import styles from './booking-closing.module.css';

interface BookingClosingProps {
  heading: string;
  lead?: string;
  button: string;
}

/** The end of a landing page: the next free times, or the way back to the calendar where nobody tells them. */
export function BookingClosing({ heading, lead, button }: BookingClosingProps) {
  const { provider, bookingUrl } = schedulerProps(useSite());
  const link = (
    <ButtonLink to="#scheduler" variant="highlighter">
      {button}
    </ButtonLink>
  );
  return (
    <Poster ground="navy" labelledBy="closing" heading={heading} lead={lead} className={styles.closing}>
      {hasNextTimes(provider, bookingUrl) ? <NextTimesPlaceholder>{link}</NextTimesPlaceholder> : link}
    </Poster>
  );
}
