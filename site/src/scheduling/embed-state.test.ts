import { describe, expect, it } from 'vitest';
import { initialStatus, nextStatus, type EmbedEvent, type EmbedState } from './embed-state.ts';

const [choosing, chosen, booked, canceling, canceled, loaded, unavailable] = (
  ['choosing', 'chosen', 'booked', 'canceling', 'canceled', 'loaded', 'unavailable'] as const
).map((kind): EmbedEvent => ({ kind: 'signal', signal: { kind } }));
const height = (pixels: number): EmbedEvent => ({ kind: 'signal', signal: { kind: 'height', pixels } });
const [started, timeLimit, scriptFailed, bookedBefore] = (
  ['started', 'time-limit', 'script-failed', 'booked-before'] as const
).map((kind): EmbedEvent => ({ kind }));

const after = (state: EmbedState, events: readonly (EmbedEvent | undefined)[]) =>
  events.reduce((status, event) => (event ? nextStatus(status, event) : status), { ...initialStatus, state });

it.each<[EmbedState, (EmbedEvent | undefined)[], EmbedState, string]>([
  ['idle', [choosing], 'idle', 'nothing was started'],
  ['idle', [started], 'loading', 'it was started'],
  ['loading', [choosing], 'ready', 'a message proves it'],
  ['loading', [height(640)], 'loading', 'a page for being out of order has a height, too'],
  ['failed', [height(640)], 'failed', 'a height proves nothing later, either'],
  ['loading', [timeLimit], 'failed', 'nothing came in time'],
  ['loading', [scriptFailed, choosing], 'ready', 'a late message recovers'],
  ['ready', [timeLimit, scriptFailed, unavailable], 'ready', 'it was there already'],
  ['loading', [loaded, timeLimit, unavailable], 'unconfirmed', 'a loaded frame that is silent is shown'],
  ['failed', [loaded], 'unconfirmed', 'it is shown however late'],
  ['unconfirmed', [choosing, loaded], 'ready', 'it has spoken'],
  ['loading', [unavailable], 'failed', 'the service does not answer'],
  ['idle', [bookedBefore], 'booked-before', 'a time was booked before the page was loaded again'],
  ['booked-before', [started, choosing], 'ready', 'another time is wanted'],
  ['ready', [booked, choosing, chosen, booked], 'booked', 'the booking is only moved'],
  ['booked', [canceled], 'ready', 'the booking is canceled'],
  ['booked', [canceled, booked], 'booked', 'a time is booked again'],
  ['failed', [started], 'loading', 'the visitor tries again'],
])('%s after %j is %s: %s', (from, events, state) => {
  expect(after(from, events).state).toBe(state);
});

it.each([
  ['choosing', 'moving', choosing],
  ['chosen', 'moveTo', chosen],
  ['booked', 'booked', booked],
  ['canceling', 'canceling', canceling],
  ['canceled', 'canceled', canceled],
])('the step is %s after its message, and %s with a booking', (step, withBooking, event) => {
  expect(after('loading', [event]).step).toBe(step);
  expect(after('booked', [event]).step).toBe(withBooking);
});

it('keeps when the call begins while another time is looked for', () => {
  const start = '2026-12-08T16:00:00Z';
  const booking: EmbedEvent = { kind: 'signal', signal: { kind: 'booked', start } };
  expect(after('loading', [booking, choosing]).start).toBe(start);
  expect(after('loading', [booking, choosing, chosen]).start).toBeUndefined();
});

describe('the height', () => {
  it.each([
    ['stays as specified while a time is chosen', [height(1125), choosing, height(1125)], 0],
    ['grows for the form, and never shrinks there', [chosen, height(900), height(2)], 900],
    ['grows for the confirmation', [booked, height(900)], 900],
    ['grows for the cancellation', [canceled, height(900)], 900],
    ['is as specified again once another time is chosen', [chosen, height(900), choosing], 0],
  ])('%s', (_what, events, expected) => {
    expect(after('loading', events).height).toBe(expected);
  });
});
