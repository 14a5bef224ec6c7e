import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarDays, rangeOfDate, readDate, readMonth, visitorDate, weeksOf } from './visitor-calendar.ts';

function at(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds;
}

function hours(date: string, zone: string): number {
  const { fromMs, toMs } = rangeOfDate(Temporal.PlainDate.from(date), zone);
  return (toMs - fromMs) / 3_600_000;
}

describe('days in a zone', () => {
  it.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-11-01', 'Asia/Kathmandu', 24],
  ])('%s in %s has %d hours', (date, zone, expected) => {
    expect(hours(date, zone)).toBe(expected);
  });

  it('puts one moment on different dates in different zones', () => {
    const moment = at('2026-11-24T00:30:00Z');
    expect(visitorDate(moment, 'America/New_York').toString()).toBe('2026-11-23');
    expect(visitorDate(moment, 'Asia/Kathmandu').toString()).toBe('2026-11-24');
  });

  it('puts every slot on exactly one day', () => {
    const slots = Array.from({ length: 60 * 24 }, (_, hour) => {
      const startMs = at('2026-10-15T00:00:00Z') + hour * 3_600_000;
      return { startMs, endMs: startMs + 1 };
    });
    const days = calendarDays(Temporal.PlainDate.from('2026-11-01'), 30, slots, 'America/New_York');
    expect(days[0]!.slots).toHaveLength(25);
    expect(days.reduce((sum, day) => sum + day.slots.length, 0)).toBe(30 * 24 + 1);
  });
});

describe('weeks', () => {
  it('begin on Sunday and have seven cells', () => {
    const weeks = weeksOf(calendarDays(Temporal.PlainDate.from('2026-12-01'), 31, [], 'UTC'));
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]!.map((day) => day?.date.day ?? null)).toEqual([null, null, 1, 2, 3, 4, 5]);
  });
});

describe('months and dates from an address', () => {
  it('are read when they exist', () => {
    expect(readMonth('2026-11')?.toString()).toBe('2026-11');
    expect(readDate('2026-11-30')?.toString()).toBe('2026-11-30');
  });

  it.each(['2026-13', '2026-1', 'x', '', undefined, '-202611'])('%s is no month', (text) => {
    expect(readMonth(text)).toBeNull();
  });

  it.each(['2026-02-30', '2026-11-31', 'today', '', undefined])('%s is no date', (text) => {
    expect(readDate(text)).toBeNull();
  });
});
