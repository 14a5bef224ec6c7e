import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { EmbedState } from './embed-state.ts';
import { NextTimesPlace, tellsTimes } from './next-times-place.tsx';

const Nothing = () => null;
/** Loaded once an embed has started. The times are an extra: when their script does not come, nobody is told. */
const NextTimes = lazy(() =>
  import('./next-times.tsx').then(
    (module) => ({ default: module.NextTimes }),
    () => ({ default: Nothing }),
  ),
);

interface NextTimesLineProps {
  provider: string;
  bookingUrl: string;
  /** Nothing is asked for before the embed has started, nor shown once a time was booked: it may be among them. */
  state: EmbedState;
  label: string;
  /** Whether the page keeps the times' place in its hero, beside Book Now; else it is here. */
  inHero: boolean;
}

function usePlaceInHero(): Element | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector('[data-next-times-place]'),
    () => null,
  );
}

/** The next free times, in a place that is kept free for them, so that nothing moves when they come. */
export function NextTimesLine({ provider, bookingUrl, state, label, inHero }: NextTimesLineProps) {
  const place = usePlaceInHero();
  if (!tellsTimes(provider, bookingUrl)) return null;
  const times = state !== 'idle' && state !== 'booked' && (
    <Suspense>
      <NextTimes provider={provider} bookingUrl={bookingUrl} label={label} />
    </Suspense>
  );
  if (!inHero) return <NextTimesPlace>{times}</NextTimesPlace>;
  return place && createPortal(state === 'booked' ? <span hidden data-times-over="" /> : times, place);
}
