import { expect, it } from 'vitest';
import { parseDate, parseInstant, parseTimeZone, timeLabel, timeZoneNames, zoneName } from './time.ts';

it('time labels tell the two showings of a repeated time apart', () => {
  expect(timeLabel(Date.parse('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('1:30 AM EDT');
  expect(timeLabel(Date.parse('2026-11-01T06:30:00Z'), 'America/New_York')).toBe('1:30 AM EST');
  expect(timeLabel(Date.parse('2026-11-01T07:30:00Z'), 'America/New_York')).toBe('2:30 AM');
});

it('zones have names in words', () => {
  expect(zoneName(0, 'America/New_York', 'longGeneric')).toBe('Eastern Time');
  expect(zoneName(0, 'UTC', 'longGeneric')).toBe('Coordinated Universal Time');
});

it('moments are read with any offset', () => {
  expect(parseInstant('2026-11-24T10:00:00-05:00')).toBe(Date.parse('2026-11-24T15:00:00Z'));
});

it.each(['', 'now', '2026-11-24', '2026-11-24T10:00', '2026-02-30T10:00:00Z', '2026-11-24T25:00:00Z', '1'])(
  '%s is no moment',
  (text) => expect(parseInstant(text)).toBeNull(),
);

it.each(['2026-02-30', '2026-11-31', 'today', '', null])('%s is no date', (text) =>
  expect(parseDate(text)).toBeNull(),
);

it('zones are all offered once, in order, under names that are known, whatever their spelling', () => {
  const names = timeZoneNames();
  expect(names.filter((zone) => parseTimeZone(zone.toLowerCase()) !== zone)).toEqual([]);
  expect(names).toEqual([...new Set(names)].sort());
  expect(parseTimeZone('US/Eastern')).toBe('America/New_York');
});

it.each(['Mars/Olympus', '+05:00', '', '../etc/passwd', 'America/New_York\0'])('%s is no zone', (name) =>
  expect(parseTimeZone(name)).toBeNull(),
);
