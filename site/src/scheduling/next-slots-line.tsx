import type { PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { BookingStep, EmbedState } from './embed-state.ts';
import { NextSlots } from './next-slots.tsx';
import { getProvider } from './providers/registry.ts';
import styles from './next-slots.module.css';

/** Whether the service of a booking URL publishes its next free times. */
export function supportsSlots(provider: string, bookingUrl: string): boolean {
  return Boolean(getProvider(provider).nextTimes?.request(bookingUrl, new Date()));
}

/** Keeps the height of the next free times, whether or not they have come. */
export function NextSlotsPlaceholder({ inHero, children }: PropsWithChildren<{ inHero?: boolean }>) {
  return (
    <div className={inHero ? `${styles.place} ${styles.inHero}` : styles.place} data-next-times-place="">
      {children}
    </div>
  );
}

interface NextSlotsLineProps {
  provider: string;
  bookingUrl: string;
  /** Nothing is asked for before the embed has started, nor shown once a time was booked or nothing can be. */
  state: EmbedState;
  label: string;
  forOffice?: boolean;
  /** Once a time is chosen, its form stands beside the other times, except on phones. */
  step: BookingStep;
  /** Stand in the times' place once one of them is chosen, and booked. */
  chosenLabel: string;
  bookedLabel: string;
  /** Whether the page keeps the times' place in its hero, beside Book Now; else it is here. */
  inHero: boolean;
}

/** The next free times, in a place that is kept free for them, so that nothing moves when they come. */
export function NextSlotsLine(props: NextSlotsLineProps) {
  const { state, inHero, step, chosenLabel, bookedLabel, ...times } = props;
  const { provider, bookingUrl } = times;
  const place = useHydrated() ? document.querySelector('[data-next-times-place]') : null;
  if (!supportsSlots(provider, bookingUrl)) return null;
  const isChosen = step === 'chosen';
  const isBooked = state === 'booked' || state === 'booked-before';
  const over = isBooked || state === 'failed';
  // The service's answer may still lack the time that is free again.
  if (step === 'canceled') return null;
  const shown = state !== 'idle' && !over && <NextSlots {...times} />;
  if (!inHero) return over ? null : <NextSlotsPlaceholder>{!isChosen && shown}</NextSlotsPlaceholder>;
  // Once no time can be chosen, wide screens greet who has booked.
  const greeting = (
    <p className={styles.over} data-times-over={state}>
      {isBooked && bookedLabel}
    </p>
  );
  const besideForm = (
    <>
      <p className={`${styles.over} ${styles.chosen}`}>{chosenLabel}</p>
      <div className={styles.onPhones}>{shown}</div>
    </>
  );
  return place && createPortal(over ? greeting : isChosen ? besideForm : shown, place);
}
