import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testProgram, type ExamProgram } from '../../model/exam.ts';
import { testPrepPage } from '../../model/page.ts';
import { percent } from '../../lib/percent.ts';
import { scoreMarks, scoreRange } from './score-range.ts';
import {
  axisEnd,
  axisTicks,
  clockLabel,
  clockMarks,
  commonAxis,
  describeRow,
  describeTimeline,
  durationLabel,
  levelRows,
  paceChanges,
  secondsPerQuestion,
  testRows,
  testTimeline,
  wrapWords,
  type ExamTimeline,
} from './exam-timing.ts';

const page = testPrepPage.parse(
  parse(readFileSync(new URL('../../../content/pages/test-prep.yaml', import.meta.url), 'utf8')),
);
const words = page.timing;

const testIds = ['sat', 'act', 'psat', 'isee', 'ssat', 'hspt', 'ap'];

function test(id: string): ExamProgram {
  const text = readFileSync(new URL(`../../../content/tests/${id}.yaml`, import.meta.url), 'utf8');
  return { id, ...testProgram.parse(parse(text)) };
}

type Layer = 'today' | 'earlier';

function timelineOf(id: string, layer: Layer): ExamTimeline {
  const format = test(id).facts[layer];
  const timeline = format && testTimeline(format);
  if (!timeline) throw new Error(`${id} has no timeline.`);
  return timeline;
}

const clocks = (id: string, layer: Layer) => clockMarks(timelineOf(id, layer)).map(clockLabel);

/** Every layer of every test that has sections. */
const drawn = testIds.flatMap((id) =>
  (['today', 'earlier'] as const)
    .filter((layer) => (test(id).facts[layer]?.sections.length ?? 0) > 0)
    .map((layer) => [id, layer] as const),
);

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
    [20, '20\u00a0min'],
    [60, '1\u00a0hr'],
    [185, '3\u00a0hr\u00a05\u00a0min'],
  ])('says %i minutes as %s, which no line breaks', (minutes, label) => {
    expect(durationLabel(minutes, words)).toBe(label);
  });

  it('runs on from section to section, in the format of today and in the specification’s', () => {
    expect(clocks('sat', 'today')).toEqual(['0:00', '1:04', '2:14']);
    expect(clocks('sat', 'earlier')).toEqual(['0:00', '1:05', '1:40', '3:00']);
    expect(clocks('psat', 'today')).toEqual(['0:00', '1:04', '2:14']);
    expect(clocks('psat', 'earlier')).toEqual(['0:00', '1:00', '1:35', '2:45']);
    expect(clocks('act', 'today')).toEqual(['0:00', '0:35', '1:25', '2:05', '2:45', '3:25']);
    expect(clocks('act', 'earlier')).toEqual(['0:00', '0:45', '1:45', '2:20', '2:55', '3:35']);
    expect(clocks('isee', 'today')).toEqual(['0:00', '0:20', '0:55', '1:30', '2:10', '2:40']);
    expect(clocks('isee', 'earlier')).toEqual(['0:00', '0:20', '0:55', '1:20', '2:00', '2:30']);
    expect(clocks('hspt', 'today')).toEqual(['0:00', '0:16', '0:46', '1:11', '1:56', '2:21']);
  });
});

describe('a timeline', () => {
  it.each(drawn)('of the %s, %s, leaves no gap and overlaps nowhere', (id, layer) => {
    const { parts, totalMinutes } = timelineOf(id, layer);
    parts.forEach((part, index) => {
      expect(part.start).toBe(index === 0 ? 0 : parts[index - 1]?.end);
      expect(part.end - part.start).toBe(part.minutes);
    });
    expect(parts.at(-1)?.end).toBe(totalMinutes);
  });

  it.each(drawn)('of the %s, %s, names no part that its format does not name', (id, layer) => {
    const names = test(id).facts[layer]?.sections.map(({ name }) => name);
    expect(timelineOf(id, layer).parts.map(({ name }) => name)).toEqual(names);
  });

  it.each(drawn)(
    'of the %s, %s, adds up to the length given, or a remark says what is missing',
    (id, layer) => {
      const format = test(id).facts[layer];
      const missing = (format?.minutes ?? 0) - timelineOf(id, layer).standardMinutes;
      const missingIn: Partial<Record<string, Partial<Record<Layer, number>>>> = {
        isee: { earlier: 10 },
        hspt: { today: 9 },
      };
      expect(missing).toBe(missingIn[id]?.[layer] ?? 0);
      if (missing > 0) expect(format?.remark).toMatch(/150 of the 160|141 minutes/);
    },
  );

  it('puts both formats of a test on one axis, as long as the longer of them', () => {
    expect(['sat', 'act', 'psat', 'isee', 'hspt'].map((id) => commonAxis(test(id).facts))).toEqual([
      180, 215, 165, 160, 141,
    ]);
  });

  it('puts optional sections after the standard time', () => {
    expect(timelineOf('act', 'earlier').parts.at(-1)).toMatchObject({
      kind: 'optional',
      start: 175,
      end: 215,
    });
    expect(timelineOf('act', 'today').parts.slice(-2)).toMatchObject([
      { name: 'Science', kind: 'optional', start: 125, end: 165 },
      { name: 'Writing', kind: 'optional', start: 165, end: 205 },
    ]);
  });

  it('is missing where there are no sections', () => {
    expect(testTimeline(test('ap').facts.today)).toBeNull();
    expect(testTimeline(test('ssat').facts.today)).toBeNull();
  });

  it('can be told in words', () => {
    expect(describeTimeline(timelineOf('act', 'earlier'), words)).toContain(
      'Writing from 2:55 to 3:35, 40 minutes, optional',
    );
  });
});

describe('seconds per question', () => {
  it.each([
    ['sat', 'earlier', [75, 48, 83]],
    ['sat', 'today', [71, 95]],
    ['psat', 'earlier', [77, 48, 88]],
    ['act', 'earlier', [36, 60, 53, 53, undefined]],
    ['act', 'today', [42, 67, 67, 60, undefined]],
    ['hspt', 'today', [16, 35, 24, 42, 25]],
    ['isee', 'earlier', [undefined, undefined, undefined, undefined, undefined]],
  ] as const)('are rounded, and left out where the %s, %s, gives no questions', (id, layer, seconds) => {
    expect(test(id).facts[layer]?.sections.map(secondsPerQuestion)).toEqual(seconds);
  });

  it('tell what a section gained, also where two became one', () => {
    const gained = (id: string) =>
      paceChanges(test(id).facts).map(({ part, earlierSeconds, todaySeconds }) => [
        part.name,
        todaySeconds - earlierSeconds,
      ]);
    expect(gained('act')).toEqual([
      ['English', 6],
      ['Math', 7],
      ['Reading', 14],
      ['Science', 7],
    ]);
    expect(gained('sat')).toEqual([
      ['Reading and Writing', 8],
      ['Math', 12],
    ]);
    expect(gained('hspt')).toEqual([]);
  });
});

describe('bars on one axis', () => {
  const tests = testIds.map(test);

  it('hold every test of a known length', () => {
    const rows = testRows(tests);
    expect(rows.map((row) => [row.name, row.minutes, row.extra, row.earlier?.minutes])).toEqual([
      ['SAT', 134, 0, 180],
      ['ACT', 125, 80, 175],
      ['PSAT/NMSQT', 134, 0, 165],
      ['ISEE', 160, 0, undefined],
      ['SSAT', 170, 0, 185],
      ['HSPT', 150, 0, undefined],
    ]);
    expect(axisEnd(rows)).toBe(240);
  });

  it('hold the levels of a test', () => {
    const rows = levelRows(test('ssat').facts);
    expect(rows.map((row) => [row.minutes, row.earlier?.minutes])).toEqual([
      [110, 89],
      [170, 155],
      [170, 185],
    ]);
    expect(levelRows(test('isee').facts).map((row) => row.minutes)).toEqual([60, 140, 160, 160]);
  });

  it('have a tick at every half hour', () => {
    expect(axisTicks(90)).toEqual([0, 30, 60, 90]);
  });

  it('say what is optional, and what was before', () => {
    const row = { name: 'ACT', minutes: 125, extra: 80, earlier: { minutes: 175, extra: 40 } };
    expect(describeRow(row, words).replaceAll('\u00a0', ' ')).toMatch(
      /2 hr 5 min.*3 hr 25 min.*earlier 2 hr 55 min.*3 hr 35 min/,
    );
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
