import { expect, it } from 'vitest';
import { parseTimeZone, timeZoneNames } from './time-zones.ts';

it.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
])('%s is offered, and known by both names, as %s', (old, today) => {
  expect(timeZoneNames()).toContain(today);
  expect(timeZoneNames()).not.toContain(old);
  expect([old, today, today.toLowerCase()].map(parseTimeZone)).toEqual([today, today, today]);
});

it('other names of a zone are known', () => {
  const names = ['america/new_york', 'US/Eastern', 'utc'];
  expect(names.map(parseTimeZone)).toEqual(['America/New_York', 'America/New_York', 'UTC']);
});

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
