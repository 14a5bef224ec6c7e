import { describe, expect, it } from 'vitest';
import { initialStatus, nextStatus, type EmbedEvent, type EmbedState } from './embed-state.ts';

const height = (pixels: number): EmbedEvent => ({ kind: 'height', pixels });

/** An event, or only its kind if it has no other fields. */
type Event = EmbedEvent | Exclude<EmbedEvent['kind'], 'height'>;

const after = (state: EmbedState, events: readonly Event[]) =>
  events
    .map((event): EmbedEvent => (typeof event === 'string' ? { kind: event } : event))
    .reduce(nextStatus, { ...initialStatus, state });

it.each<[EmbedState, Event[], EmbedState, string]>([
  ['idle', ['choosing'], 'idle', 'nothing was started'],
  ['idle', ['started'], 'loading', 'it was started'],
  ['loading', ['choosing'], 'ready', 'a message proves it'],
  ['loading', [height(640)], 'loading', 'a page for being out of order has a height, too'],
  ['failed', [height(640)], 'failed', 'a height proves nothing later, either'],
  ['loading', ['unavailable', 'choosing'], 'ready', 'a late message recovers'],
  ['ready', ['unavailable'], 'ready', 'it was there already'],
  ['loading', ['loaded', 'unavailable'], 'unconfirmed', 'a loaded frame that is silent is shown'],
  ['failed', ['loaded'], 'unconfirmed', 'it is shown however late'],
  ['unconfirmed', ['choosing', 'loaded'], 'ready', 'it has spoken'],
  ['loading', ['unavailable'], 'failed', 'the service does not answer'],
  ['idle', ['booked-before'], 'booked-before', 'a time was booked before the page was loaded again'],
  ['booked-before', ['started', 'choosing'], 'ready', 'another time is wanted'],
  ['ready', ['booked', 'choosing', 'chosen', 'booked'], 'booked', 'the booking is only moved'],
  ['booked', ['canceled'], 'ready', 'the booking is canceled'],
  ['booked', ['canceled', 'booked'], 'booked', 'a time is booked again'],
  ['failed', ['started'], 'loading', 'the visitor tries again'],
])('%s after %j is %s: %s', (from, events, state) => {
  expect(after(from, events).state).toBe(state);
});

it.each([
  ['choosing', 'moving'],
  ['chosen', 'moveTo'],
  ['booked', 'booked'],
  ['canceling', 'canceling'],
  ['canceled', 'canceled'],
] as const)('the step is %s after its message, and %s with a booking', (step, withBooking) => {
  expect(after('loading', [step]).step).toBe(step);
  expect(after('booked', [step]).step).toBe(withBooking);
});

it('keeps when the call begins while another time is looked for', () => {
  const start = '2026-12-08T16:00:00Z';
  const booking: EmbedEvent = { kind: 'booked', start };
  expect(after('loading', [booking, 'choosing']).start).toBe(start);
  expect(after('loading', [booking, 'choosing', 'chosen']).start).toBeUndefined();
});

describe('the height', () => {
  it.each<[string, Event[], number]>([
    ['stays as specified while a time is chosen', [height(1125), 'choosing', height(1125)], 0],
    ['grows for the form, and never shrinks there', ['chosen', height(900), height(2)], 900],
    ['grows for the confirmation', ['booked', height(900)], 900],
    ['grows for the cancellation', ['canceled', height(900)], 900],
    ['is as specified again once another time is chosen', ['chosen', height(900), 'choosing'], 0],
  ])('%s', (_what, events, expected) => {
    expect(after('loading', events).height).toBe(expected);
  });
});
