import { describe, expect, it } from 'vitest';
import { initialStatus, nextStatus, type EmbedEvent, type EmbedState } from './embed-state.ts';
import type { SchedulerSignal } from './provider.ts';

const signal = (kind: Exclude<SchedulerSignal['kind'], 'height'>): EmbedEvent => ({
  kind: 'signal',
  signal: { kind },
});
const height = (pixels: number): EmbedEvent => ({ kind: 'signal', signal: { kind: 'height', pixels } });
const [choosing, chosen, booked, canceled] = (['choosing', 'chosen', 'booked', 'canceled'] as const).map(
  signal,
) as [EmbedEvent, EmbedEvent, EmbedEvent, EmbedEvent];

const [loaded, unavailable] = [signal('loaded'), signal('unavailable')];

const after = (state: EmbedState, ...events: EmbedEvent[]) =>
  events.reduce(nextStatus, { ...initialStatus, state });

describe('the state', () => {
  it('goes from idle by way of loading to ready on a valid message', () => {
    expect(after('idle', { kind: 'started' }).state).toBe('loading');
    expect(after('loading', choosing).state).toBe('ready');
  });

  it('takes a height for no proof: a page for being out of order has one, too', () => {
    expect(after('loading', height(640)).state).toBe('loading');
    expect(after('failed', height(640)).state).toBe('failed');
  });

  it('fails when nothing proved the calendar in time, and recovers by a late message', () => {
    expect(after('loading', { kind: 'time-limit' }).state).toBe('failed');
    expect(after('loading', { kind: 'script-failed' }, choosing).state).toBe('ready');
  });

  it('does not fall back once the calendar is there', () => {
    expect(after('ready', { kind: 'time-limit' }, { kind: 'script-failed' }).state).toBe('ready');
  });

  it('shows a loaded frame that says nothing, however late, and never fails it', () => {
    expect(after('loading', loaded, { kind: 'time-limit' }, unavailable).state).toBe('unconfirmed');
    expect(after('failed', loaded).state).toBe('unconfirmed');
    expect(after('unconfirmed', choosing, loaded).state).toBe('ready');
  });

  it('fails at once where the service does not answer, unless the calendar is there', () => {
    expect(after('loading', unavailable).state).toBe('failed');
    expect(after('ready', unavailable).state).toBe('ready');
  });

  it('shows a booking that was made before the page was loaded again, until another is wanted', () => {
    expect(after('idle', { kind: 'booked-before' }).state).toBe('booked-before');
    expect(after('booked-before', { kind: 'started' }, choosing).state).toBe('ready');
  });

  it('stays booked while the booking is moved to another time', () => {
    expect(after('ready', booked, choosing, chosen, booked).state).toBe('booked');
  });

  it('is booked no longer once the booking is canceled, and can be booked again', () => {
    expect(after('booked', canceled).state).toBe('ready');
    expect(after('booked', canceled, booked).state).toBe('booked');
  });

  it('starts over on a retry', () => {
    expect(after('failed', { kind: 'started' }).state).toBe('loading');
  });

  it('ignores messages before anything was started', () => {
    expect(after('idle', choosing).state).toBe('idle');
  });
});

it.each([
  ['choosing', choosing],
  ['chosen', chosen],
  ['booked', booked],
  ['canceled', canceled],
])('the step is %s after its message, also while a booking is moved', (step, event) => {
  expect(after('loading', event).step).toBe(step);
  expect(after('booked', event).step).toBe(step);
});

describe('the height', () => {
  it('stays as specified while a time is chosen, whatever the frame asks for', () => {
    expect(after('loading', height(1125), choosing, height(1125)).height).toBe(0);
  });

  it.each([
    ['the form', chosen],
    ['the confirmation', booked],
    ['the cancellation', canceled],
  ])('grows for %s, and never shrinks there', (_step, event) => {
    expect(after('ready', event, height(900), height(2)).height).toBe(900);
  });

  it('is as specified again once another time is chosen', () => {
    expect(after('ready', chosen, height(900), choosing).height).toBe(0);
  });
});
