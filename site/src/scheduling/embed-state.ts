import type { SchedulerSignal } from './provider.ts';

/**
 * idle: nothing asked for yet. loading: script or frame on its way. ready: a message proved that the calendar is there.
 * unconfirmed: the frame has loaded and says nothing, so it is shown, beside another way to book. failed: nothing came in
 * time, or what came cannot be booked in. booked: a time is booked. booked-before: it was, before the page was loaded
 * again, and the service has no page that shows it.
 */
export type EmbedState = 'idle' | 'loading' | 'ready' | 'unconfirmed' | 'failed' | 'booked' | 'booked-before';

/** Where the visitor is in the frame. */
export type BookingStep = 'choosing' | 'chosen' | 'booked' | 'canceled';

export interface EmbedStatus {
  state: EmbedState;
  step: BookingStep;
  /** The height that the frame asked for, past the choice of a time, in CSS pixels; 0 leaves it as specified. */
  height: number;
}

export type EmbedEvent =
  | { kind: 'started' }
  | { kind: 'booked-before' }
  | { kind: 'signal'; signal: SchedulerSignal }
  | { kind: 'script-failed' }
  | { kind: 'time-limit' };

export const initialStatus: EmbedStatus = { state: 'idle', step: 'choosing', height: 0 };

function failedIfLoading(status: EmbedStatus): EmbedStatus {
  return status.state === 'loading' ? { ...status, state: 'failed' } : status;
}

function afterSignal(status: EmbedStatus, signal: SchedulerSignal): EmbedStatus {
  // A message recovers from every state, however late it comes.
  const state = status.state === 'booked' ? 'booked' : 'ready';
  switch (signal.kind) {
    case 'choosing':
      return { state, step: 'choosing', height: 0 };
    case 'chosen':
      return { ...status, state, step: 'chosen' };
    case 'booked':
      return { ...status, state: 'booked', step: 'booked' };
    case 'canceled':
      return { ...status, state: 'ready', step: 'canceled' };
    case 'loaded':
      return status.state === 'loading' || status.state === 'failed'
        ? { ...status, state: 'unconfirmed' }
        : status;
    case 'unavailable':
      return failedIfLoading(status);
    case 'height':
      // No proof: a service's page for being out of order has a height, too.
      return status.step === 'choosing'
        ? status
        : { ...status, height: Math.max(status.height, signal.pixels) };
  }
}

/** The status after an event. */
export function nextStatus(status: EmbedStatus, event: EmbedEvent): EmbedStatus {
  switch (event.kind) {
    case 'started':
      return status.state === 'booked' ? status : { ...initialStatus, state: 'loading' };
    case 'booked-before':
      return { ...status, state: 'booked-before' };
    case 'signal':
      return status.state === 'idle' ? status : afterSignal(status, event.signal);
    case 'script-failed':
    case 'time-limit':
      return failedIfLoading(status);
  }
}
