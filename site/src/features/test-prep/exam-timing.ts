import { durationLabel, listInWords, minutesLabel } from '../../lib/format.ts';
import {
  gradesAtTest,
  gradesIn,
  type ExamFacts,
  type ExamFormat,
  type ExamLevel,
  type ExamProgram,
  type ExamSection,
} from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';

/** A section with the minute at which it starts. */
export type TimedSection = ExamSection & { start: number };

const tickMinutes = 30;

/** Consecutive sections with their start times, including the breaks between them. */
export function timed(sections: readonly ExamSection[]): TimedSection[] {
  let next = 0;
  return sections.map((section) => {
    const start = next;
    next += section.minutes + (section.breakAfter ?? 0);
    return { ...section, start };
  });
}

/** An exam's sections, or, if it lists none, one of its length. @param name what that one is called. */
export function sectionsOf(
  { sections, minutes }: ExamFormat,
  name: string = examLabels.wholeTest,
): ExamSection[] {
  if (sections.length > 0 || minutes === undefined) return sections;
  return [{ name, minutes, subject: 'mixed', optional: false, scored: true }];
}

/** A level's own sections, those of the exam if it has the same length, or else one for its whole length. */
export function levelSections(level: ExamLevel, today: ExamFormat): ExamSection[] {
  if (level.sections.length > 0) return level.sections;
  return level.minutes === today.minutes
    ? sectionsOf(today)
    : sectionsOf({ ...level, levels: [] }, level.minutesFrom ? examLabels.atMost : undefined);
}

/** The format of the longest level that an exam lists; without levels, the one given. */
export function longestFormat<Format extends ExamFormat>(today: Format): Format {
  const [longest] = today.levels.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0));
  if (longest?.minutes === undefined) return today;
  return { ...today, minutes: longest.minutes, sections: levelSections(longest, today) };
}

function lastMinute({ minutes = 0, minutesWithOptional = 0, sections, levels }: ExamFormat): number {
  const ends = timed(sections).map((section) => section.start + section.minutes);
  return Math.max(minutes, minutesWithOptional, ...ends, ...levels.map((level) => level.minutes ?? 0));
}

/** The minutes of an axis that fits all formats of some exams, rounded up to half an hour. */
export function axisMinutes(exams: readonly { facts: Pick<ExamFacts, 'today' | 'earlier'> }[]): number {
  const formats = exams.flatMap(({ facts: { today, earlier } }) => (earlier ? [today, earlier] : [today]));
  return Math.ceil(Math.max(0, ...formats.map(lastMinute)) / tickMinutes) * tickMinutes;
}

/** How long a student has for one question, in whole seconds; undefined where no questions are given. */
export function secondsPerQuestion({ minutes, questions }: ExamSection): number | undefined {
  return questions === undefined ? undefined : Math.round((minutes * 60) / questions);
}

/** A section's name with its remark: "Essay, unscored". */
export const sectionName = ({ name, ...section }: ExamSection): string => {
  const notes = [!section.scored && 'unscored', section.remark ?? (section.optional && 'optional')];
  return [name, ...notes].filter(Boolean).join(', ');
};

/** The length of a format with its optional sections: "3 hr 25 min with Science and Writing"; undefined without any. */
function optionalLength({ minutesWithOptional, sections }: ExamFormat): string | undefined {
  if (minutesWithOptional === undefined) return undefined;
  const optional = sections.filter((section) => section.optional).map(({ name }) => name);
  return `${durationLabel(minutesWithOptional)} with ${listInWords(optional) || 'options'}`;
}

/** The length of a format without and with its optional sections; undefined if it depends on the subject. */
export function formatLength(format: ExamFormat): string | undefined {
  if (format.minutes === undefined) return undefined;
  const optional = optionalLength(format);
  return durationLabel(format.minutes) + (optional ? `, or ${optional}` : '');
}

/** A level's length, such as "53 to 60 min" if it varies. */
export function levelLength({ minutes, minutesFrom }: ExamLevel): string {
  if (minutes === undefined) return examLabels.notGiven;
  return minutesFrom === undefined ? durationLabel(minutes) : `${minutesFrom} to ${minutesLabel(minutes)}`;
}

/** What an earlier format is called: with its years where they are known. */
export function earlierLabel({ years }: { years?: string | undefined }): string {
  return years === undefined ? examLabels.listedBefore : `${examLabels.earlier}, ${years}`;
}

/**
 * The grades in which children prepare for an exam, as far as they are taught: those in which they usually take it and
 * the one before, or in which they apply at one of its levels; undefined where nothing is known of them.
 */
export function gradesOf(
  { usualGrades, facts }: Pick<ExamProgram, 'usualGrades' | 'facts'>,
  [first, last]: readonly [number, number],
): number[] | undefined {
  const grades = usualGrades
    ? gradesIn(`${Math.max(0, usualGrades.from - 1)}–${usualGrades.to}`)
    : facts.today.levels.flatMap(({ grades: label }) => gradesAtTest(label));
  return grades.length === 0 ? undefined : grades.filter((grade) => first <= grade && grade <= last);
}

/** The levels of an exam with the grades whose children take each, as far as both are known; a grade has one level. */
export function levelsByGrade({ levels }: ExamFormat): { level: ExamLevel; grades: number[] }[] {
  const seen = new Set<number>();
  return levels.flatMap((level) => {
    const grades = gradesAtTest(level.grades).filter((grade) => !seen.has(grade));
    grades.forEach((grade) => seen.add(grade));
    return level.minutes === undefined || grades.length === 0 ? [] : [{ level, grades }];
  });
}

/** An earlier length for an overview of exams, without the text in brackets after its years. */
export function earlierInShort({ years, minutes }: { years: string; minutes: number }): string {
  return `${earlierLabel({ years: years.replace(/ \(.*\)/, '') })}: ${durationLabel(minutes)}`;
}

/** The earlier format, if its length differs from today's and its years are known. */
export function formerFormat({ today, earlier }: Pick<ExamFacts, 'today' | 'earlier'>) {
  const { minutes, years } = earlier ?? {};
  return minutes === undefined || years === undefined || minutes === today.minutes
    ? undefined
    : { ...earlier, minutes, years };
}
