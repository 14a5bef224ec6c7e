import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { findSlot, freeSlots, slotsOfHostDate, type Slot } from './availability.ts';
import { schedule, type Schedule } from './config.ts';
import { dateInZone, formatInstant, timeLabel } from './time.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

const openAtNight = (zone = 'America/New_York'): Schedule => ({
  ...schedule,
  zone,
  hours: [...schedule.hours.slice(0, 5), [[0, 4]], [[0, 4]]],
});

function starts(of: Schedule, date: string): string[] {
  return slotsOfHostDate(of, 15, Temporal.PlainDate.from(date)).map(({ startMs }) => formatInstant(startMs));
}

const availability = (nowMs: number, booked: readonly Slot[] = []) => ({
  schedule,
  minutes: 15,
  nowMs,
  booked,
});

it.each([
  ['the opening hours in winter', schedule, '2026-11-23', 22, '2026-11-23T14:00:00Z'],
  ['the opening hours in summer', schedule, '2026-10-30', 22, '2026-10-30T13:00:00Z'],
  ['nothing when it is closed', { ...schedule, closed: ['2026-11-23'] }, '2026-11-23', 0, undefined],
  ['nothing on a holiday of each year', { ...schedule, closed: ['11-23'] }, '2026-11-23', 0, undefined],
  ['no hour that the clocks skip', openAtNight(), '2026-03-08', 6, '2026-03-08T05:00:00Z'],
  ['an hour that they repeat twice', openAtNight(), '2026-11-01', 10, '2026-11-01T04:00:00Z'],
  ['no half hour skipped', openAtNight('Australia/Lord_Howe'), '2026-10-04', 7, '2026-10-03T13:30:00Z'],
  ['half an hour twice', openAtNight('Australia/Lord_Howe'), '2026-04-05', 9, '2026-04-04T13:00:00Z'],
])('a day of the host offers %s', (_, of, date, count, first) => {
  expect([starts(of, date).length, starts(of, date)[0]]).toEqual([count, first]);
});

describe('free slots', () => {
  it('begin after the minimum notice and end with the horizon', () => {
    const free = freeSlots(availability(now)).map(({ startMs }) => formatInstant(startMs));
    // 60 days after November 20 is January 19, a Tuesday that ends at 20:00 Eastern.
    expect([free[0], free.at(-1)]).toEqual(['2026-11-20T19:00:00Z', '2027-01-20T00:30:00Z']);
  });

  it.each([
    ['14:55', '15:50', [true, false, false, true]],
    ['14:54', '15:51', [false, false, false, false]],
  ])('leave out what is taken from %s to %s, with the pause around it', (from, to, expected) => {
    const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
    const free = freeSlots(availability(now, [{ startMs: at(from), endMs: at(to) }]));
    const isFree = (time: string) => free.some(({ startMs }) => startMs === at(time));
    expect(['14:30', '15:00', '15:30', '16:00'].map(isFree)).toEqual(expected);
  });
});

it.each([
  ['2026-11-20T14:30:00Z', 'past'],
  ['2026-11-20T16:00:00Z', 'not-offered'],
  ['2026-11-20T19:10:00Z', 'not-offered'],
  ['2027-03-01T15:00:00Z', 'not-offered'],
  ['2026-11-20T19:00:00Z', { startMs: now + 4 * 3_600_000, endMs: now + 4.25 * 3_600_000 }],
])('a start at %s is %j', (start, found) => {
  expect(findSlot(availability(now), Date.parse(start))).toEqual(found);
});

it.each(['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'each free start of a day in %s has a label of its own',
  (zone) => {
    // Around the days on which clocks change in New York, London and Auckland, and the turn of the year.
    for (const day of ['2026-03-01', '2026-03-25', '2026-09-20', '2026-10-20', '2026-12-28']) {
      const nowMs = Date.parse(`${day}T12:00:00Z`);
      const free = freeSlots({ ...availability(nowMs), schedule: openAtNight() });
      const byDate = Map.groupBy(free, ({ startMs }) => dateInZone(startMs, zone).toString());
      for (const [date, slots] of byDate) {
        const labels = slots.map(({ startMs }) => timeLabel(startMs, zone));
        expect(new Set(labels).size, `${zone} ${date}`).toBe(slots.length);
      }
    }
  },
);
