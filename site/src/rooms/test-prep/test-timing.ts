import type { TestFacts, TestProgram, TestSection } from '../../model/test-program.ts';

/** What a stretch of a test's time is: a section, one students may leave out, or time no section accounts for. */
export type PartKind = 'section' | 'rest' | 'optional';

export interface TimedPart {
  kind: PartKind;
  name: string;
  minutes: number;
  /** Minutes from the beginning of the test. */
  start: number;
  end: number;
  questions?: number;
  remark?: string;
}

export interface TestTimeline {
  /** In the order they are taken: the sections, the rest of the standard time, then what is optional. */
  parts: readonly TimedPart[];
  /** The test without its optional sections. */
  standardMinutes: number;
  /** Where the drawing ends: the test with everything in it. */
  totalMinutes: number;
}

/** A stretch of an axis as fractions of its length, from 0 to 1. */
export interface Span {
  start: number;
  width: number;
}

const restName = 'Other';

/** Minutes as the clock shows them, hours and minutes: 65 is "1:05". */
export function clockLabel(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes as a duration: 185 is "3 h 5 min". */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** How long a student has for one question, in whole seconds; undefined where no questions are given. */
export function secondsPerQuestion(part: {
  minutes: number;
  questions?: number | undefined;
}): number | undefined {
  return part.questions === undefined ? undefined : Math.round((part.minutes * 60) / part.questions);
}

function sum(sections: readonly TestSection[]): number {
  return sections.reduce((total, section) => total + section.minutes, 0);
}

function timedPart(kind: PartKind, section: TestSection, start: number): TimedPart {
  return {
    kind,
    name: section.name,
    minutes: section.minutes,
    start,
    end: start + section.minutes,
    ...(section.questions === undefined ? {} : { questions: section.questions }),
    ...(section.remark === undefined ? {} : { remark: section.remark }),
  };
}

/** Places sections one after the other from a given minute on. */
function inSequence(kind: PartKind, sections: readonly TestSection[], from: number): TimedPart[] {
  return sections.map((section, index) => timedPart(kind, section, from + sum(sections.slice(0, index))));
}

/**
 * A test's time from beginning to end; null for a test without sections.
 * Where the sections add up to less than the whole test, the difference is a part of its own: what it is
 * for is not known, only that it is there.
 */
export function testTimeline(facts: Pick<TestFacts, 'minutes' | 'sections'>): TestTimeline | null {
  const standard = facts.sections.filter((section) => !section.optional);
  const optional = facts.sections.filter((section) => section.optional);
  const working = sum(standard);
  if (working === 0) return null;
  const standardMinutes = Math.max(facts.minutes ?? working, working);
  const rest = standardMinutes - working;
  const restPart: TimedPart = {
    kind: 'rest',
    name: restName,
    minutes: rest,
    start: working,
    end: standardMinutes,
  };
  return {
    parts: [
      ...inSequence('section', standard, 0),
      ...(rest > 0 ? [restPart] : []),
      ...inSequence('optional', optional, standardMinutes),
    ],
    standardMinutes,
    totalMinutes: standardMinutes + sum(optional),
  };
}

/** Where a stretch of minutes stands on an axis of so many minutes. */
export function spanOf(part: { start: number; minutes: number }, axisMinutes: number): Span {
  return { start: part.start / axisMinutes, width: part.minutes / axisMinutes };
}

/** The minutes at which something begins or ends, each once, in order. */
export function clockMarks(timeline: TestTimeline): number[] {
  return [0, ...timeline.parts.map((part) => part.end)];
}

function partSentence(part: TimedPart): string {
  const what = part.kind === 'rest' ? 'other time' : part.name;
  const optional = part.kind === 'optional' ? ', optional' : '';
  return `${what} from ${clockLabel(part.start)} to ${clockLabel(part.end)}, ${part.minutes} minutes${optional}`;
}

/** What the drawing of a timeline shows, in words. */
export function describeTimeline(timeline: TestTimeline): string {
  return `${timeline.parts.map(partSentence).join('; ')}.`;
}

/** A row of bars that share an axis: one thing's length, and what may be added to it. */
export interface TimeRow {
  name: string;
  minutes: number;
  /** Minutes of an optional section on top. */
  extra: number;
}

/** Tests of a known length as rows, in the order given. */
export function testRows(tests: readonly Pick<TestProgram, 'testName' | 'facts'>[]): TimeRow[] {
  return tests.flatMap(({ testName, facts }) =>
    facts.minutes === undefined
      ? []
      : [
          {
            name: testName,
            minutes: facts.minutes,
            extra: Math.max(0, (facts.minutesWithOptional ?? facts.minutes) - facts.minutes),
          },
        ],
  );
}

/** A test's levels of a known length as rows. */
export function levelRows(facts: Pick<TestFacts, 'levels'>): TimeRow[] {
  return facts.levels.flatMap((level) =>
    level.minutes === undefined ? [] : [{ name: level.name, minutes: level.minutes, extra: 0 }],
  );
}

const axisStep = 30;

/** The end of an axis that all rows fit on: the next half hour. */
export function axisEnd(rows: readonly TimeRow[]): number {
  const longest = Math.max(0, ...rows.map((row) => row.minutes + row.extra));
  return Math.ceil(longest / axisStep) * axisStep;
}

/** The half hours of an axis, from 0 to its end. */
export function axisTicks(end: number): number[] {
  return Array.from({ length: Math.floor(end / axisStep) + 1 }, (_, index) => index * axisStep);
}

/** What a row of bars shows, in words. */
export function describeRow(row: TimeRow): string {
  const extra = row.extra > 0 ? `, ${durationLabel(row.minutes + row.extra)} with the optional section` : '';
  return `${row.name} ${durationLabel(row.minutes)}${extra}`;
}

/**
 * Breaks a name at its spaces so that no line is longer than the bar it stands in, as far as words allow.
 */
export function wrapWords(text: string, longest: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= longest) return [...lines.slice(0, -1), joined];
    return [...lines, word];
  }, []);
}
