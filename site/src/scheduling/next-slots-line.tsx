import type { PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { EmbedState } from './embed-state.ts';
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
  /** Whether the page keeps the times' place in its hero, beside Book Now; else it is here. */
  inHero: boolean;
}

/** The next free times, in a place that is kept free for them, so that nothing moves when they come. */
export function NextSlotsLine({ provider, bookingUrl, state, label, inHero }: NextSlotsLineProps) {
  const place = useHydrated() ? document.querySelector('[data-next-times-place]') : null;
  if (!supportsSlots(provider, bookingUrl)) return null;
  const over = state === 'booked' || state === 'failed';
  const times = state !== 'idle' && !over && <NextSlots {...{ provider, bookingUrl, label }} />;
  if (!inHero) return over ? null : <NextSlotsPlaceholder>{times}</NextSlotsPlaceholder>;
  return place && createPortal(over ? <span hidden data-times-over="" /> : times, place);
}
