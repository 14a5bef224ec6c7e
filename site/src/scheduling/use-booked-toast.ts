import { useEffect } from 'react';
import { showToast } from '../ui/toast/show-toast.ts';
import type { EmbedState } from './embed-state.ts';

/** Confirms a booking in a toast, too: the notice may stand above what the visitor sees of the calendar. */
export function useBookedToast(state: EmbedState, words: string): void {
  const booked = state === 'booked';
  useEffect(() => {
    if (!booked) return;
    const told = showToast({ title: 'You’re booked', description: words });
    told.catch((reason: unknown) => console.error('The confirmation toast did not load.', reason));
  }, [booked, words]);
}
