import { describe, expect, it } from 'vitest';
import { knownZones, timeWording, zoneWording } from './time-wording.ts';

const instants = Array.from({ length: 400 }, (_, count) => new Date(Date.UTC(2026, 0, 1, count * 23, count)));
const byIntl = (instant: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(instant);

describe('timeWording', () => {
  it('names the day with its date, and the hour', () => {
    const { day, clock } = timeWording(new Date(2026, 10, 21, 10, 0));
    expect([day, clock]).toEqual(['Sat, Nov 21', '10:00 AM']);
  });

  it('says what the device’s own calendar says, at any hour', () => {
    for (const instant of instants) {
      expect(timeWording(instant)).toEqual({
        day: byIntl(instant, { weekday: 'short', month: 'short', day: 'numeric' }),
        clock: byIntl(instant, { hour: 'numeric', minute: '2-digit' }),
      });
    }
  });
});

describe('zoneWording', () => {
  const [winter, summer] = [new Date('2026-01-21T15:00:00Z'), new Date('2026-07-21T15:00:00Z')];

  it.each([...knownZones])('calls %s “%s”, as people there and `Intl` do', (timeZone, name) => {
    const parts = (instant: Date) =>
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant);
    for (const instant of [winter, summer]) {
      expect(parts(instant)).toContainEqual({ type: 'timeZoneName', value: name });
      expect(zoneWording(instant, timeZone)).toBe(name);
    }
  });

  it('names any other zone, and the visitor’s own', () => {
    expect(zoneWording(summer, 'Asia/Tokyo')).toBe('Japan Standard Time');
    expect(zoneWording(summer, 'UTC')).toBe('Coordinated Universal Time');
    expect(zoneWording(summer)).not.toBe('');
  });
});
