import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testIds, testProgram, type TestId, type TestProgram } from '../../model/test-program.ts';
import { percent } from '../../lib/percent.ts';
import { scoreMarks, scoreRange } from './score-range.ts';
import {
  axisEnd,
  axisTicks,
  clockLabel,
  clockMarks,
  describeRow,
  describeTimeline,
  durationLabel,
  levelRows,
  secondsPerQuestion,
  spanOf,
  testRows,
  testTimeline,
  wrapWords,
  type TestTimeline,
} from './test-timing.ts';

function test(id: TestId): TestProgram {
  return testProgram.parse(
    parse(readFileSync(new URL(`../../../content/tests/${id}.yaml`, import.meta.url), 'utf8')),
  );
}

function timelineOf(id: TestId): TestTimeline {
  const timeline = testTimeline(test(id).facts);
  if (!timeline) throw new Error(`${id} has no timeline.`);
  return timeline;
}

const clocks = (id: TestId) => clockMarks(timelineOf(id)).map(clockLabel);

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [180, '3:00'],
    [215, '3:35'],
  ])('shows %i minutes as %s', (minutes, label) => {
    expect(clockLabel(minutes)).toBe(label);
  });

  it.each([
    [20, '20 min'],
    [60, '1 h'],
    [185, '3 h 5 min'],
  ])('says %i minutes as %s', (minutes, label) => {
    expect(durationLabel(minutes)).toBe(label);
  });

  it('runs on from section to section', () => {
    expect(clocks('sat')).toEqual(['0:00', '1:05', '1:40', '3:00']);
    expect(clocks('psat')).toEqual(['0:00', '1:00', '1:35', '2:45']);
    expect(clocks('act')).toEqual(['0:00', '0:45', '1:45', '2:20', '2:55', '3:35']);
    expect(clocks('isee')).toEqual(['0:00', '0:20', '0:55', '1:20', '2:00', '2:30', '2:40']);
    expect(clocks('hspt')).toEqual(['0:00', '0:16', '0:46', '1:11', '1:56', '2:21', '2:30']);
  });
});

describe('a timeline', () => {
  it.each(testIds.filter((id) => testTimeline(test(id).facts) !== null))(
    'of the %s leaves no gap, overlaps nowhere and fills its axis',
    (id) => {
      const { parts, totalMinutes } = timelineOf(id);
      parts.forEach((part, index) => {
        expect(part.start).toBe(index === 0 ? 0 : parts[index - 1]?.end);
        expect(part.end - part.start).toBe(part.minutes);
      });
      expect(parts.at(-1)?.end).toBe(totalMinutes);
      const widths = parts.map((part) => spanOf(part, totalMinutes).width);
      expect(widths.reduce((total, width) => total + width, 0)).toBeCloseTo(1, 12);
    },
  );

  it('lasts as long as the test, and as the test with what is optional', () => {
    for (const id of ['sat', 'act', 'psat', 'isee', 'hspt'] as const) {
      const { facts } = test(id);
      expect(timelineOf(id).standardMinutes).toBe(facts.minutes);
      expect(timelineOf(id).totalMinutes).toBe(facts.minutesWithOptional ?? facts.minutes);
    }
  });

  it.each([
    ['isee', 10],
    ['hspt', 9],
  ] as const)('shows the time of the %s that no section accounts for', (id, minutes) => {
    const rest = timelineOf(id).parts.filter((part) => part.kind === 'rest');
    expect(rest.map((part) => part.minutes)).toEqual([minutes]);
  });

  it.each(['sat', 'act', 'psat'] as const)('of the %s has no rest', (id) => {
    expect(timelineOf(id).parts.some((part) => part.kind === 'rest')).toBe(false);
  });

  it('puts an optional section after the standard time', () => {
    expect(timelineOf('act').parts.at(-1)).toMatchObject({ kind: 'optional', start: 175, end: 215 });
  });

  it('is missing where there are no sections', () => {
    expect(testTimeline(test('ap').facts)).toBeNull();
    expect(testTimeline(test('ssat').facts)).toBeNull();
  });

  it('can be told in words', () => {
    expect(describeTimeline(timelineOf('act'))).toContain('Writing from 2:55 to 3:35, 40 minutes, optional');
    expect(describeTimeline(timelineOf('isee'))).toContain('other time from 2:30 to 2:40, 10 minutes');
  });
});

describe('seconds per question', () => {
  it.each([
    ['sat', [75, 48, 83]],
    ['psat', [77, 48, 88]],
    ['act', [36, 60, 53, 53, undefined]],
    ['hspt', [16, 35, 24, 42, 25]],
    ['isee', [undefined, undefined, undefined, undefined, undefined]],
  ] as const)('are rounded, and left out where the %s gives no questions', (id, seconds) => {
    expect(test(id).facts.sections.map(secondsPerQuestion)).toEqual(seconds);
  });
});

describe('bars on one axis', () => {
  const tests = testIds.map(test);

  it('hold every test of a known length', () => {
    const rows = testRows(tests);
    expect(rows.map((row) => [row.name, row.minutes, row.extra])).toEqual([
      ['SAT', 180, 0],
      ['ACT', 175, 40],
      ['PSAT/NMSQT', 165, 0],
      ['ISEE', 160, 0],
      ['SSAT', 185, 0],
      ['HSPT', 150, 0],
    ]);
    expect(axisEnd(rows)).toBe(240);
  });

  it('hold the levels of a test', () => {
    const rows = levelRows(test('ssat').facts);
    expect(rows.map((row) => row.minutes)).toEqual([89, 155, 185]);
    expect(axisEnd(rows)).toBe(210);
    expect(levelRows(test('isee').facts)).toEqual([]);
  });

  it('have a tick at every half hour', () => {
    expect(axisTicks(90)).toEqual([0, 30, 60, 90]);
  });

  it('say what is optional', () => {
    expect(describeRow({ name: 'ACT', minutes: 175, extra: 40 })).toMatch(/2 h 55 min.*3 h 35 min/);
  });
});

describe('a score scale', () => {
  it('names its ends and middle', () => {
    expect(scoreMarks({ min: 400, max: 1600 })).toEqual([
      { score: 400, place: 0 },
      { score: 1000, place: 0.5 },
      { score: 1600, place: 1 },
    ]);
  });

  it('puts a whole score nearest the middle where there is none in it, at its true place', () => {
    expect(scoreMarks({ min: 1, max: 36 })[1]).toEqual({ score: 18, place: 17 / 35 });
  });

  it('names every score of a short scale', () => {
    expect(scoreMarks({ min: 1, max: 5 }).map((mark) => mark.score)).toEqual([1, 2, 3, 4, 5]);
    expect(scoreRange({ min: 1, max: 5 })).toBe('1–5');
  });
});

describe('labels', () => {
  it('break at spaces only', () => {
    expect(wrapWords('Quantitative Reasoning', 14)).toEqual(['Quantitative', 'Reasoning']);
    expect(wrapWords('Writing & Language', 20)).toEqual(['Writing & Language']);
  });

  it('are placed in percent', () => {
    expect(percent(1 / 3)).toBe('33.3333%');
    expect(percent(0.5)).toBe('50%');
  });
});
