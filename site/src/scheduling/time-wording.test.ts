import { describe, expect, it } from 'vitest';
import { timeWording, zoneWording } from './time-wording.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('timeWording', () => {
  it('names the day with its date, and the hour', () => {
    const { day, clock } = timeWording(new Date('2026-11-21T15:00:00Z'), 'America/New_York');
    expect([day, plain(clock)]).toEqual(['Sat, Nov 21', '10:00 AM']);
  });

  it('tells the time of the zone, which may be another day', () => {
    const { day, clock } = timeWording(new Date('2026-11-22T02:00:00Z'), 'Pacific/Honolulu');
    expect([day, plain(clock)]).toEqual(['Sat, Nov 21', '4:00 PM']);
  });
});

it('names the zone as people there call it', () => {
  expect(zoneWording(new Date('2026-11-21T15:00:00Z'), 'America/New_York')).toBe('Eastern Time');
  expect(zoneWording(new Date('2026-07-21T15:00:00Z'), 'America/Chicago')).toBe('Central Time');
});
