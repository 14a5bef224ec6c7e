import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { findSlot, freeSlots, overlaps, slotsByDate, slotsOfHostDate, type Slot } from './availability.ts';
import { schedule, type Schedule } from './config.ts';
import { formatInstant, timeLabel } from './time.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

const openAtNight = (zone = 'America/New_York'): Schedule => ({
  ...schedule,
  zone,
  hours: [...schedule.hours.slice(0, 5), [[0, 4]], [[0, 4]]],
});

function starts(of: Schedule, date: string, minutes = 15): string[] {
  return slotsOfHostDate(of, minutes, Temporal.PlainDate.from(date)).map((slot) =>
    formatInstant(slot.startMs),
  );
}

function availability(nowMs: number, booked: readonly Slot[] = []) {
  return { schedule, minutes: 15, nowMs, booked };
}

describe('slots of a host date', () => {
  it('offers weekdays from 9:00 to 20:00 New York time', () => {
    const slots = starts(schedule, '2026-11-23');
    expect(slots).toHaveLength(22);
    expect(slots[0]).toBe('2026-11-23T14:00:00Z');
    expect(slots.at(-1)).toBe('2026-11-24T00:30:00Z');
  });

  it('offers nothing on a day that the host has closed', () => {
    expect(starts({ ...schedule, closed: ['2026-11-23'] }, '2026-11-23')).toEqual([]);
    expect(starts({ ...schedule, closed: ['2026-11-23'] }, '2026-11-24')).toHaveLength(22);
  });

  it('moves with the clocks: 9:00 is 13:00Z in summer and 14:00Z in winter', () => {
    expect(starts(schedule, '2026-10-30')[0]).toBe('2026-10-30T13:00:00Z');
    expect(starts(schedule, '2026-11-02')[0]).toBe('2026-11-02T14:00:00Z');
  });

  it('leaves out the hour that is skipped on 2026-03-08', () => {
    const times = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30'];
    const slots = starts(openAtNight(), '2026-03-08');
    expect(slots).toEqual(times.map((time) => `2026-03-08T${time}:00Z`));
  });

  it('offers the hour that is repeated on 2026-11-01 twice, as different moments', () => {
    const slots = starts(openAtNight(), '2026-11-01');
    expect(slots).toHaveLength(10);
    expect(slots).toEqual(expect.arrayContaining(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']));
  });

  it('handles a host whose clocks move by half an hour', () => {
    expect(starts(openAtNight('Australia/Lord_Howe'), '2026-10-04')).toHaveLength(7);
    expect(starts(openAtNight('Australia/Lord_Howe'), '2026-04-05')).toHaveLength(9);
  });
});

describe('free slots', () => {
  it('begin after the minimum notice and end with the horizon', () => {
    const free = freeSlots(availability(now));
    expect(formatInstant(free[0]!.startMs)).toBe('2026-11-20T19:00:00Z');
    // 60 days after November 20 is January 19, a Tuesday that ends at 20:00 Eastern.
    expect(formatInstant(free.at(-1)!.startMs)).toBe('2027-01-20T00:30:00Z');
  });

  it('leave out what another event has taken, with the pause around it', () => {
    const startMs = Date.parse('2026-11-23T15:00:00Z');
    const meeting = { startMs, endMs: startMs + 45 * 60_000 };
    const free = freeSlots(availability(now, [meeting])).map((slot) => formatInstant(slot.startMs));
    const around = ['14:30', '15:00', '15:30', '16:00'].map((time) => `2026-11-23T${time}:00Z`);
    expect(around.map((time) => free.includes(time))).toEqual([true, false, false, true]);
  });
});

it.each([
  ['2026-11-20T14:30:00Z', 'past'],
  ['2026-11-20T16:00:00Z', 'not-offered'],
  ['2026-11-20T19:10:00Z', 'not-offered'],
  ['2026-11-21T08:00:00Z', 'not-offered'],
  ['2027-03-01T15:00:00Z', 'not-offered'],
])('a start at %s is %s', (start, verdict) => {
  expect(findSlot(availability(now), Date.parse(start))).toBe(verdict);
});

it('a free start is found with its end', () => {
  const startMs = Date.parse('2026-11-20T19:00:00Z');
  expect(findSlot(availability(now), startMs)).toEqual({ startMs, endMs: startMs + 15 * 60_000 });
});

it.each([
  [0, true],
  [15, true],
  [24, true],
  [25, false],
  [-25, false],
  [-24, true],
])('a meeting %i minutes later overlaps: %s, both ways round', (offset, expected) => {
  const meeting = (startMs: number) => ({ startMs, endMs: startMs + 15 * 60_000 });
  const [one, other] = [meeting(now), meeting(now + offset * 60_000)];
  expect([overlaps(one, other, schedule), overlaps(other, one, schedule)]).toEqual([expected, expected]);
});

it.each(['America/New_York', 'America/Adak', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'days in %s show each free start once, on its own date, with a label of its own',
  (zone) => {
    // Around the days on which clocks change in New York, London and Auckland, and the turn of the year.
    for (const day of ['2026-03-01', '2026-03-25', '2026-09-20', '2026-10-20', '2026-12-28']) {
      const nowMs = Date.parse(`${day}T12:00:00Z`);
      const free = freeSlots({ ...availability(nowMs), schedule: openAtNight() });
      const byDate = [...slotsByDate(free, zone)];
      expect(byDate.flatMap(([, slots]) => slots)).toEqual(free);
      expect(new Set(byDate.map(([date]) => date)).size).toBe(byDate.length);
      for (const [date, slots] of byDate) {
        const labels = slots.map(({ startMs }) => timeLabel(startMs, zone));
        expect(new Set(labels).size, `${zone} ${date}`).toBe(slots.length);
        const [first] = slots;
        const start = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
        expect(first!.startMs).toBeGreaterThanOrEqual(start);
      }
    }
  },
);
