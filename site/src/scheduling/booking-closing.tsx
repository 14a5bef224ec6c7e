import type { ReactNode } from 'react';
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
  /** Stands before the times, which are below each other beside it. */
  drawing?: ReactNode;
  /** Whether the heading is as large as a poster's. */
  large?: boolean;
}

/** The end of a landing page: the next free times, or the way back to the calendar where nobody tells them. */
export function BookingClosing({ heading, lead, button, drawing, large = false }: BookingClosingProps) {
  const { provider, bookingUrl } = schedulerProps(useSite());
  const link = (
    <ButtonLink to="#scheduler" variant="highlighter">
      {button}
    </ButtonLink>
  );
  return (
    <Poster
      ground="navy"
      labelledBy="closing"
      heading={heading}
      large={large}
      lead={lead}
      className={drawing ? `${styles.closing} ${styles.drawn}` : styles.closing}
    >
      {drawing}
      {hasNextTimes(provider, bookingUrl) ? <NextTimesPlaceholder>{link}</NextTimesPlaceholder> : link}
    </Poster>
  );
}
