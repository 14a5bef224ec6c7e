import { describe, expect, it } from 'vitest';
import { timeWording, zoneWording } from './time-wording.ts';

const now = new Date('2026-11-20T15:00:00Z');
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('timeWording', () => {
  it('names the weekday of a time within six days', () => {
    const instant = new Date('2026-11-21T15:00:00Z');
    expect(plain(timeWording(instant, now, 'America/New_York'))).toBe('Sat 10:00 AM');
  });

  it('names the date, too, from six days on', () => {
    const instant = new Date('2026-11-26T15:00:00Z');
    expect(plain(timeWording(instant, now, 'America/New_York'))).toBe('Thu, Nov 26, 10:00 AM');
  });

  it('tells the time of the zone, which may be another day', () => {
    const instant = new Date('2026-11-22T02:00:00Z');
    expect(plain(timeWording(instant, now, 'Pacific/Honolulu'))).toBe('Sat 4:00 PM');
  });
});

it('names the zone at that instant', () => {
  expect(zoneWording(new Date('2026-11-21T15:00:00Z'), 'America/New_York')).toBe('EST');
  expect(zoneWording(new Date('2026-07-21T15:00:00Z'), 'America/New_York')).toBe('EDT');
});
