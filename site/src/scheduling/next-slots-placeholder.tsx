import type { ReactNode } from 'react';
import { getProvider } from './providers/registry.ts';
import styles from './next-slots.module.css';

/** Whether the service of a booking URL publishes its next free times. */
export function supportsSlots(provider: string, bookingUrl: string): boolean {
  return Boolean(getProvider(provider).nextTimes?.request(bookingUrl, new Date()));
}

/** Keeps the height of the next free times, whether or not they have come. */
export function NextSlotsPlaceholder({
  inHero = false,
  children,
}: {
  inHero?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={inHero ? `${styles.place} ${styles.inHero}` : styles.place} data-next-times-place="">
      {children}
    </div>
  );
}
