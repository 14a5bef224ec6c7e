import type { SchedulerSignal } from './provider.ts';

/**
 * idle: nothing asked for yet. loading: script or frame on its way. ready: a valid message proved that the calendar is
 * there, or the service sends none and its frame has loaded. failed: nothing proved it in time. booked: a time is booked.
 */
export type EmbedState = 'idle' | 'loading' | 'ready' | 'failed' | 'booked';

export interface EmbedStatus {
  state: EmbedState;
  /** Whether the visitor is past the choice of a time, where the frame may grow. */
  pastChoice: boolean;
  /** The height that the frame asked for there in CSS pixels; 0 leaves it as specified. */
  height: number;
}

export type EmbedEvent =
  | { kind: 'started' }
  | { kind: 'signal'; signal: SchedulerSignal }
  | { kind: 'script-failed' }
  /** A frame's load event; for services without messages the most there is to know. */
  | { kind: 'silent-frame-loaded' }
  | { kind: 'time-limit' };

export const initialStatus: EmbedStatus = { state: 'idle', pastChoice: false, height: 0 };

function afterSignal(status: EmbedStatus, signal: SchedulerSignal): EmbedStatus {
  // A message recovers from every state, however late it comes.
  const state = status.state === 'booked' ? 'booked' : 'ready';
  switch (signal.kind) {
    case 'choosing':
      return { state, pastChoice: false, height: 0 };
    case 'chosen':
      return { ...status, state, pastChoice: true };
    case 'booked':
      return { ...status, state: 'booked', pastChoice: true };
    case 'canceled':
      return { ...status, state: 'ready', pastChoice: true };
    case 'height':
      // No proof: a service's page for being out of order has a height, too.
      return status.pastChoice ? { ...status, height: Math.max(status.height, signal.pixels) } : status;
  }
}

/** The status after an event. */
export function nextStatus(status: EmbedStatus, event: EmbedEvent): EmbedStatus {
  const { state } = status;
  switch (event.kind) {
    case 'started':
      return state === 'booked' ? status : { ...initialStatus, state: 'loading' };
    case 'signal':
      return state === 'idle' ? status : afterSignal(status, event.signal);
    case 'silent-frame-loaded':
      return state === 'loading' ? { ...status, state: 'ready' } : status;
    case 'script-failed':
    case 'time-limit':
      return state === 'loading' ? { ...status, state: 'failed' } : status;
  }
}
