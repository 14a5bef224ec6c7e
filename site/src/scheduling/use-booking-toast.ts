import { useEffect, useState, type RefObject } from 'react';
import { showToast } from '../components/toast/show-toast.ts';
import type { ToastMessage } from '../components/toast/toast-store.ts';
import type { EmbedState } from './embed-state.ts';

/**
 * Confirms a booking: brings the calendar's head into view where it lies above the screen, as it does on a phone after a
 * long form, and tells it in a toast, which a screen reader announces and which goes when the booking is cancelled.
 * @returns whether the toast could not tell it, so that somebody else has to.
 */
export function useBooked(
  state: EmbedState,
  embed: RefObject<HTMLElement | null>,
  { title, description, close }: ToastMessage & { description: string },
): boolean {
  const booked = state === 'booked';
  const [untold, setUntold] = useState(false);
  useEffect(() => {
    if (!booked) return undefined;
    if (embed.current && embed.current.getBoundingClientRect().top < 0) {
      // At once: what is tapped while the frame glides is not met.
      embed.current.scrollIntoView({ behavior: 'instant' });
    }
    const told = showToast({ title, description, close }).catch((reason: unknown) => {
      console.error('The confirmation toast did not load.', reason);
      setUntold(true);
    });
    return () => void told.then((takeBack) => takeBack?.());
  }, [booked, embed, title, description, close]);
  return untold;
}
