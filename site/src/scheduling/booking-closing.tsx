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
  /** A drawing to the left of the free times, which then form one column. */
  drawing?: ReactNode;
  /** Whether the heading has the size of a poster's. */
  large?: boolean;
}

/** The last section of a landing page: the next free times, or a link to the calendar if the service has no public list. */
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
