import { expect, it } from 'vitest';
import { parseTimeZone, timeZoneNames } from './time-zones.ts';

it.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['America/Godthab', 'America/Nuuk'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
])('%s is offered, and known by both names, as %s', (old, today) => {
  expect(timeZoneNames()).toContain(today);
  expect(timeZoneNames()).not.toContain(old);
  expect([parseTimeZone(old), parseTimeZone(today), parseTimeZone(today.toLowerCase())]).toEqual([
    today,
    today,
    today,
  ]);
});

it.each([
  ['america/new_york', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
])('%s is known as %s', (name, today) => expect(parseTimeZone(name)).toBe(today));

it('zones are all offered once, in order, under names that are known', () => {
  const names = timeZoneNames();
  expect(names.filter((zone) => parseTimeZone(zone) !== zone)).toEqual([]);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining(['UTC', 'America/New_York']));
});

it.each([
  'Mars/Olympus',
  '+05:00',
  '',
  '../etc/passwd',
  'America/New_York\0',
  '<b>',
  'Etc/Unknown',
  'undefined',
])('%s is no zone', (name) => expect(parseTimeZone(name)).toBeNull());
