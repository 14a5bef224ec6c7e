import { formatMessage } from '../../lib/format-message.ts';
import { unbroken } from '../../lib/non-breaking.ts';
import type { TestFacts, TestFormat, ExamProgram, TestSection } from '../../model/exam.ts';
import type { ExamLabels } from './exam-labels.ts';

/** What a stretch of a test's time is: a section, or one students may leave out. */
export type PartKind = 'section' | 'optional';

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

export interface ExamTimeline {
  /** In the order they are taken: the sections, then what is optional. */
  parts: readonly TimedPart[];
  /** The sections without the optional ones, added up. */
  standardMinutes: number;
  /** Where the drawing ends: the test with everything in it. */
  totalMinutes: number;
}

/** A stretch of an axis as fractions of its length, from 0 to 1. */
export interface Span {
  start: number;
  width: number;
}

/** Minutes as the clock shows them, hours and minutes: 65 is "1:05". */
export function clockLabel(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes as such, even where they make hours: 65 is "65 min". No line breaks it. */
export function minutesLabel(minutes: number, { duration }: ExamLabels): string {
  return unbroken(formatMessage(duration.minutes, { minutes }));
}

/** Seconds: "42 s", or with a sign. No line breaks it. */
export function secondsLabel(seconds: number | string, { duration }: ExamLabels): string {
  return unbroken(formatMessage(duration.seconds, { seconds }));
}

/** Minutes as a duration: 185 is "3 h 5 min". No line breaks it. */
export function durationLabel(minutes: number, words: ExamLabels): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutesLabel(minutes, words);
  if (rest === 0) return unbroken(formatMessage(words.duration.hours, { hours }));
  return unbroken(formatMessage(words.duration.hoursAndMinutes, { hours, minutes: rest }));
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
 * A format's sections one after the other; null for a format without sections. Time that no section accounts for is
 * no part of it: the format's remark says it in words.
 */
export function testTimeline(format: Pick<TestFormat, 'sections'>): ExamTimeline | null {
  const standard = format.sections.filter((section) => !section.optional);
  const optional = format.sections.filter((section) => section.optional);
  const standardMinutes = sum(standard);
  if (standardMinutes === 0) return null;
  return {
    parts: [...inSequence('section', standard, 0), ...inSequence('optional', optional, standardMinutes)],
    standardMinutes,
    totalMinutes: standardMinutes + sum(optional),
  };
}

/** The minutes of the axis on which a test's formats are drawn to one scale: the longest of them. */
export function commonAxis({ today, earlier }: TestFacts): number {
  return Math.max(
    0,
    ...[today, earlier].map((format) => (format && testTimeline(format)?.totalMinutes) ?? 0),
  );
}

/** Where a stretch of minutes stands on an axis of so many minutes. */
export function spanOf(part: Stretch, axisMinutes: number): Span {
  return { start: part.start / axisMinutes, width: part.minutes / axisMinutes };
}

/** The minutes at which something begins or ends, each once, in order. */
export function clockMarks(timeline: ExamTimeline): number[] {
  return [0, ...timeline.parts.map((part) => part.end)];
}

function partInWords(part: TimedPart, words: ExamLabels): string {
  return formatMessage(part.kind === 'optional' ? words.optionalPart : words.part, {
    part: part.name,
    start: clockLabel(part.start),
    end: clockLabel(part.end),
    minutes: part.minutes,
  });
}

/** What the drawing of a timeline shows, in words. */
export function describeTimeline(timeline: ExamTimeline, words: ExamLabels): string {
  return `${timeline.parts.map((part) => partInWords(part, words)).join('; ')}.`;
}

/** A length, and what optional sections add to it, in minutes. */
export interface Length {
  minutes: number;
  extra: number;
}

/** A row of bars that share an axis: one thing's length today, and the earlier one where it has changed. */
export interface TimeRow extends Length {
  name: string;
  earlier?: Length;
}

/** How long a format takes; null where that depends on the subject. */
export function lengthOf(format: Pick<TestFormat, 'minutes' | 'minutesWithOptional'>): Length | null {
  const { minutes, minutesWithOptional } = format;
  if (minutes === undefined) return null;
  return { minutes, extra: Math.max(0, (minutesWithOptional ?? minutes) - minutes) };
}

function timeRow(name: string, today: Length | null, earlier: Length | null): TimeRow[] {
  if (!today) return [];
  const changed = earlier && (earlier.minutes !== today.minutes || earlier.extra !== today.extra);
  return [{ name, ...today, ...(changed ? { earlier } : {}) }];
}

/** Tests of a known length as rows, in the order given. */
export function testRows(tests: readonly Pick<ExamProgram, 'testName' | 'facts'>[]): TimeRow[] {
  return tests.flatMap(({ testName, facts: { today, earlier } }) =>
    timeRow(testName, lengthOf(today), earlier ? lengthOf(earlier) : null),
  );
}

/** A test's levels of a known length as rows. */
export function levelRows({ today, earlier }: Pick<TestFacts, 'today' | 'earlier'>): TimeRow[] {
  return today.levels.flatMap((level) => {
    const before = earlier?.levels.find(({ name }) => name === level.name);
    return timeRow(level.name, lengthOf(level), before ? lengthOf(before) : null);
  });
}

type FormatsOf = Pick<TestFacts, 'today' | 'earlier'>;

/** The sections of the earlier format that a section of today's was made of, or the one of its name. */
function sectionsBefore(part: TimedPart, { today, earlier }: FormatsOf): TestSection[] {
  const replaced = today.sections.find(({ name }) => name === part.name)?.replaces ?? [];
  const names = replaced.length > 0 ? replaced : [part.name];
  return earlier?.sections.filter(({ name }) => names.includes(name)) ?? [];
}

/** How the time for one question has changed in a section, in whole seconds. */
export interface PaceChange {
  part: TimedPart;
  /** Its place among the sections of today's format. */
  index: number;
  /** The earlier sections it is compared with. */
  before: readonly string[];
  earlierSeconds: number;
  todaySeconds: number;
}

/** What each section of today's format gained or lost in time for a question, where both formats give questions. */
export function paceChanges(facts: FormatsOf): PaceChange[] {
  return (testTimeline(facts.today)?.parts ?? []).flatMap((part, index) => {
    const before = sectionsBefore(part, facts);
    const questions = before.reduce((total, each) => total + (each.questions ?? 0), 0);
    const todaySeconds = secondsPerQuestion(part);
    if (todaySeconds === undefined || questions === 0) return [];
    const earlierSeconds = Math.round((sum(before) * 60) / questions);
    return [{ part, index, before: before.map(({ name }) => name), earlierSeconds, todaySeconds }];
  });
}

/** Some minutes of a test, and the minute at which they begin. */
export type Stretch = Pick<TimedPart, 'start' | 'minutes'>;

/** A section of today's format with where it stands on the common axis today, and where what it replaces stood. */
export interface MovedSection {
  part: TimedPart;
  before: Stretch;
  today: Span;
  earlier: Span;
  /** Whether it is optional today and was not before. */
  becameOptional: boolean;
}

/** Each section of today's format as it moved from the earlier one; none where one of the two has no counterpart. */
export function movedSections(facts: TestFacts): MovedSection[] {
  const [today, earlier] = [testTimeline(facts.today), facts.earlier && testTimeline(facts.earlier)];
  if (!today || !earlier) return [];
  // A section that took two others' place is no part of the earlier format: nothing could be moved back truthfully.
  if (facts.today.sections.some(({ replaces }) => replaces.length > 0)) return [];
  const axis = commonAxis(facts);
  const moved = today.parts.map((part) => {
    const names = sectionsBefore(part, facts).map(({ name }) => name);
    const before = earlier.parts.filter(({ name }) => names.includes(name));
    const minutes = before.reduce((total, each) => total + each.minutes, 0);
    const start = Math.min(...before.map((each) => each.start));
    const becameOptional = part.kind === 'optional' && before.every(({ kind }) => kind !== 'optional');
    const spans = { today: spanOf(part, axis), earlier: spanOf({ start, minutes }, axis) };
    return { before, section: { part, before: { start, minutes }, ...spans, becameOptional } };
  });
  const whole =
    moved.every(({ before }) => before.length > 0) &&
    earlier.parts.every((part) => moved.some(({ before }) => before.includes(part)));
  return whole ? moved.map(({ section }) => section) : [];
}

const axisStep = 30;

/** The end of an axis that all rows fit on: the next half hour. */
export function axisEnd(rows: readonly TimeRow[]): number {
  const lengths = rows.flatMap((row) => (row.earlier ? [row, row.earlier] : [row]));
  const longest = Math.max(0, ...lengths.map(({ minutes, extra }) => minutes + extra));
  return Math.ceil(longest / axisStep) * axisStep;
}

/** The half hours of an axis, from 0 to its end. */
export function axisTicks(end: number): number[] {
  return Array.from({ length: Math.floor(end / axisStep) + 1 }, (_, index) => index * axisStep);
}

/** A length in words, with what optional sections add. */
export function lengthInWords({ minutes, extra }: Length, words: ExamLabels): string {
  const standard = durationLabel(minutes, words);
  if (extra === 0) return standard;
  return `${standard}, ${words.or} ${durationLabel(minutes + extra, words)} ${words.withOptional}`;
}

/** What a row of bars shows, in words. */
export function describeRow(row: TimeRow, words: ExamLabels): string {
  const today = `${row.name} ${lengthInWords(row, words)}`;
  return row.earlier
    ? `${today} (${words.earlier.toLowerCase()} ${lengthInWords(row.earlier, words)})`
    : today;
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
