import { useEffect, type RefObject } from 'react';
import { showToast } from '../components/toast/show-toast.ts';
import type { ToastMessage } from '../components/toast/toast-store.ts';
import type { EmbedState } from './embed-state.ts';

/** Tells of a booking in a toast where its confirmation, in the calendar's frame, is out of view. */
export function useBookingToast(
  state: EmbedState,
  embed: RefObject<HTMLElement | null>,
  { title, description, close }: ToastMessage & { description: string },
): void {
  const booked = state === 'booked';
  useEffect(() => {
    if (!booked || !embed.current) return undefined;
    const { top, bottom } = embed.current.getBoundingClientRect();
    // At once: a tap while the page glides would miss.
    if (top < 0) embed.current.scrollIntoView({ behavior: 'instant' });
    if (top < window.innerHeight && bottom > 0) return undefined;
    const shown = showToast({ title, description, close }).catch((reason: unknown) => {
      console.error('The confirmation toast did not load.', reason);
    });
    return () => void shown.then((dismiss) => dismiss?.());
  }, [booked, embed, title, description, close]);
}
