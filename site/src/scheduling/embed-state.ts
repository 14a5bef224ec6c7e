import type { SchedulerSignal } from './provider.ts';

/** Milliseconds without a message after which the calendar counts as failed. */
export const timeLimit = 10_000;
/** Milliseconds without a message after which the component loads, which shows the notice for a failed calendar. */
export const componentLoadDelay = 4_000;
/** Milliseconds that a frame's first message may take after its load event. */
export const graceForMessages = 500;

export type EmbedState =
  /** Nothing is requested yet. */
  | 'idle'
  /** The script or the frame is loading. */
  | 'loading'
  /** A message showed that the calendar works. */
  | 'ready'
  /** The frame has loaded but sent no message: it is shown with another way to book. */
  | 'unconfirmed'
  /** Nothing loaded in time, or the frame doesn't work. */
  | 'failed'
  | 'booked'
  /** A time was booked before the page was reloaded, and the service has no page that shows the booking. */
  | 'booked-before';

/** Where the visitor is in the frame. */
export type BookingStep =
  | 'choosing'
  | 'chosen'
  | 'booked'
  /** The visitor is choosing another time for the booking. */
  | 'moving'
  /** The frame asks the visitor to confirm that other time. */
  | 'moveTo'
  | 'canceling'
  | 'canceled';

export interface EmbedStatus {
  state: EmbedState;
  /** How often the frame was started. */
  starts: number;
  step: BookingStep;
  /** The height that the frame asked for after the choice of a time, in CSS pixels; 0 for the default height. */
  height: number;
  /** The start of the chosen or booked call, as an ISO instant, if the service sends it. */
  start?: string | undefined;
}

export type EmbedEvent = SchedulerSignal | { kind: 'started' } | { kind: 'booked-before' };

export const initialStatus: EmbedStatus = { state: 'idle', starts: 0, step: 'choosing', height: 0 };

function afterSignal(status: EmbedStatus, signal: SchedulerSignal): EmbedStatus {
  // A late message also ends the state `failed`.
  const isBooked = status.state === 'booked';
  const state = isBooked ? 'booked' : 'ready';
  switch (signal.kind) {
    case 'choosing':
      return { ...status, state, step: isBooked ? 'moving' : 'choosing', height: 0 };
    case 'chosen':
      return { ...status, state, step: isBooked ? 'moveTo' : 'chosen', start: signal.start };
    case 'booked':
      return { ...status, state: 'booked', step: 'booked', start: signal.start };
    case 'canceling':
      return { ...status, state, step: 'canceling' };
    case 'canceled':
      return { ...status, state: 'ready', step: 'canceled' };
    case 'loaded':
      return status.state === 'loading' || status.state === 'failed'
        ? { ...status, state: 'unconfirmed' }
        : status;
    case 'unavailable':
      return status.state === 'loading' ? { ...status, state: 'failed' } : status;
    case 'height':
      // A height doesn't change the state, because a service's error page sends one, too.
      return status.step === 'choosing' || status.step === 'moving'
        ? status
        : { ...status, height: Math.max(status.height, signal.pixels) };
  }
}

/** The status after an event: a reducer without side effects. */
export function nextStatus(status: EmbedStatus, event: EmbedEvent): EmbedStatus {
  switch (event.kind) {
    case 'started':
      return { ...initialStatus, state: 'loading', starts: status.starts + 1 };
    case 'booked-before':
      return { ...status, state: 'booked-before' };
    default:
      return status.state === 'idle' ? status : afterSignal(status, event);
  }
}
