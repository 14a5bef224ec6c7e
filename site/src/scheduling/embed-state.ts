import type { SchedulerSignal } from './provider.ts';

/** How long the scheduler may be silent before the visitor is offered other ways, in milliseconds. */
export const timeLimit = 10_000;
/** How long it may be silent before the component is loaded that offers those ways, in milliseconds. */
export const patience = 4_000;
/** How long after its load event a frame's messages may take to arrive, in milliseconds. */
export const graceForMessages = 500;

export type EmbedState =
  /** Nothing is asked for yet. */
  | 'idle'
  /** The script or the frame is on its way. */
  | 'loading'
  /** A message proved that the calendar is there. */
  | 'ready'
  /** The frame has loaded and says nothing: it is shown, beside another way to book. */
  | 'unconfirmed'
  /** Nothing came in time, or what came can't be booked in. */
  | 'failed'
  | 'booked'
  /** A time was booked before the page was loaded again, and the service has no page that shows it. */
  | 'booked-before';

/** Where the visitor is in the frame. */
export type BookingStep =
  | 'choosing'
  | 'chosen'
  | 'booked'
  /** Looks for another time for the booking. */
  | 'moving'
  /** Has chosen that other time, and is asked whether to move to it. */
  | 'moveTo'
  | 'canceling'
  | 'canceled';

export interface EmbedStatus {
  state: EmbedState;
  /** How often the frame was started. */
  starts: number;
  step: BookingStep;
  /** The height that the frame asked for, past the choice of a time, in CSS pixels; 0 leaves it as specified. */
  height: number;
  /** When the chosen or booked call begins, where the service tells it. */
  start?: string | undefined;
}

export type EmbedEvent = SchedulerSignal | { kind: 'started' } | { kind: 'booked-before' };

export const initialStatus: EmbedStatus = { state: 'idle', starts: 0, step: 'choosing', height: 0 };

function afterSignal(status: EmbedStatus, signal: SchedulerSignal): EmbedStatus {
  // A message recovers from every state, however late it comes.
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
      // No proof: a service's page for being out of order has a height, too.
      return status.step === 'choosing' || status.step === 'moving'
        ? status
        : { ...status, height: Math.max(status.height, signal.pixels) };
  }
}

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
