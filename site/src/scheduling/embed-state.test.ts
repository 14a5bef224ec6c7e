import { describe, expect, it } from 'vitest';
import { nextState, type EmbedEvent, type EmbedState } from './embed-state.ts';

const ready: EmbedEvent = { kind: 'signal', signal: { kind: 'ready' } };
const height: EmbedEvent = { kind: 'signal', signal: { kind: 'height', pixels: 640 } };
const booked: EmbedEvent = { kind: 'signal', signal: { kind: 'booked' } };

function after(state: EmbedState, ...events: EmbedEvent[]): EmbedState {
  return events.reduce(nextState, state);
}

describe('nextState', () => {
  it('goes from idle by way of loading to ready on a valid message', () => {
    expect(after('idle', { kind: 'started' })).toBe('loading');
    expect(after('loading', ready)).toBe('ready');
  });

  it('takes a height for no proof: a page for being out of order has one, too', () => {
    expect(after('loading', height)).toBe('loading');
    expect(after('unconfirmed', height)).toBe('unconfirmed');
    expect(after('ready', height)).toBe('ready');
  });

  it('never becomes ready by anything but a message', () => {
    const others: EmbedEvent[] = [
      { kind: 'started' },
      { kind: 'script-failed' },
      { kind: 'silent-frame-loaded' },
      { kind: 'time-limit', frame: true },
      { kind: 'time-limit', frame: false },
    ];
    for (const event of others) expect(after('loading', event)).not.toBe('ready');
  });

  it('leaves a frame that may work as unconfirmed, and says failed only when there is none', () => {
    expect(after('loading', { kind: 'time-limit', frame: true })).toBe('unconfirmed');
    expect(after('loading', { kind: 'time-limit', frame: false })).toBe('failed');
  });

  it('recovers from every notice when a late message comes', () => {
    expect(after('unconfirmed', ready)).toBe('ready');
    expect(after('failed', ready)).toBe('ready');
  });

  it('does not fall back once the calendar is there', () => {
    expect(after('ready', { kind: 'time-limit', frame: true }, { kind: 'script-failed' })).toBe('ready');
  });

  it('never fails a service without messages on its silence', () => {
    const silent = after('loading', { kind: 'silent-frame-loaded' }, { kind: 'time-limit', frame: true });
    expect(silent).toBe('unconfirmed');
  });

  it('stays booked, also when the message arrives twice or the page is resized', () => {
    expect(after('ready', booked, booked, height, ready, { kind: 'started' })).toBe('booked');
  });

  it('is booked no longer once the booking is cancelled, and can be booked again', () => {
    const cancelled: EmbedEvent = { kind: 'signal', signal: { kind: 'cancelled' } };
    expect(after('booked', cancelled)).toBe('ready');
    expect(after('booked', cancelled, booked)).toBe('booked');
  });

  it('starts over on a retry', () => {
    expect(after('failed', { kind: 'started' })).toBe('loading');
    expect(after('unconfirmed', { kind: 'started' })).toBe('loading');
  });

  it('ignores messages before anything was started', () => {
    expect(after('idle', ready)).toBe('idle');
  });
});
