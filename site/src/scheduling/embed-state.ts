import type { SchedulerSignal } from './provider.ts';

/**
 * idle: nothing asked for yet. loading: script or frame on its way. ready: a valid message proved that the
 * calendar is there. unconfirmed: there is a frame, but nothing proves that it works. failed: nothing to show.
 * booked: the scheduler said that a time was booked.
 */
export type EmbedState = 'idle' | 'loading' | 'ready' | 'unconfirmed' | 'failed' | 'booked';

export type EmbedEvent =
  | { kind: 'started' }
  | { kind: 'signal'; signal: SchedulerSignal }
  | { kind: 'script-failed' }
  /** A frame's load event; for services without messages the most there is to know. */
  | { kind: 'silent-frame-loaded' }
  | { kind: 'time-limit'; frame: boolean };

function afterSignal(state: EmbedState, signal: SchedulerSignal): EmbedState {
  if (signal.kind === 'booked') return 'booked';
  if (signal.kind === 'cancelled') return 'ready';
  // A service's page for being out of order has a height, too.
  if (signal.kind === 'height') return state;
  return state === 'booked' ? 'booked' : 'ready';
}

/**
 * The state after an event. A message that the calendar is there recovers from every state, however late it comes;
 * nothing but a message leads to `ready` or `booked`.
 */
export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  switch (event.kind) {
    case 'started':
      return state === 'booked' ? state : 'loading';
    case 'signal':
      return state === 'idle' ? state : afterSignal(state, event.signal);
    case 'script-failed':
      return state === 'loading' ? 'failed' : state;
    case 'silent-frame-loaded':
      return state === 'loading' ? 'unconfirmed' : state;
    case 'time-limit':
      if (state !== 'loading') return state;
      return event.frame ? 'unconfirmed' : 'failed';
  }
}
