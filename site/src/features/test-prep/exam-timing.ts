import { durationLabel } from '../../lib/format.ts';
import type { BarSection } from '../../components/exam-bar.tsx';
import type { ExamFacts, ExamFormat, ExamSection } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';

/** A fraction as an SVG length in percent, exact enough for any screen: 1/3 is "33.3333%". */
export function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`;
}

type Formats = Pick<ExamFacts, 'today' | 'earlier'>;
type Timed = Pick<ExamSection, 'minutes'>;

/** The minutes of some sections together. */
export function totalMinutes(sections: readonly Timed[]): number {
  return sections.reduce((total, { minutes }) => total + minutes, 0);
}

/**
 * The minutes of the axis on which both formats of an exam are drawn to one scale: the longest of them by their
 * sections or, where there are none, by their levels.
 */
export function commonAxis({ today, earlier }: Formats): number {
  const formats = earlier ? [today, earlier] : [today];
  return Math.max(
    0,
    ...formats.map(({ sections }) => totalMinutes(sections)),
    ...formats.flatMap(({ sections, levels }) =>
      sections.length > 0 ? [] : levels.map(({ minutes }) => minutes ?? 0),
    ),
  );
}

const axisStep = 15;

/** The minutes of an axis for several exams, in quarter hours; optional sections count only in today's formats. */
export function overviewAxis(exams: readonly { facts: Formats }[]): number {
  const lengths = exams.flatMap(({ facts: { today, earlier } }) => [
    today.minutesWithOptional ?? today.minutes ?? 0,
    earlier?.minutes ?? 0,
  ]);
  return Math.ceil(Math.max(0, ...lengths) / axisStep) * axisStep;
}

/** How long a student has for one question, in whole seconds; undefined where no questions are given. */
export function secondsPerQuestion(section: Timed & { questions?: number | undefined }): number | undefined {
  return section.questions === undefined ? undefined : Math.round((section.minutes * 60) / section.questions);
}

/** The earlier format's sections that a section of today's was made of, or the one of its name. */
function sectionsBefore(section: ExamSection, { earlier }: Formats): ExamSection[] {
  const names = section.replaces.length > 0 ? section.replaces : [section.name];
  return earlier?.sections.filter(({ name }) => names.includes(name)) ?? [];
}

/**
 * The seconds that a section of today's format has gained for each question since the earlier format; undefined where
 * one of the two gives no questions.
 */
export function secondsGained(section: ExamSection, formats: Formats): number | undefined {
  const before = sectionsBefore(section, formats);
  const questions = before.reduce((total, each) => total + (each.questions ?? 0), 0);
  const today = secondsPerQuestion(section);
  if (today === undefined || questions === 0) return undefined;
  return today - Math.round((totalMinutes(before) * 60) / questions);
}

/** How long a format takes, alone and with its optional sections; undefined where that depends on the subject. */
export function formatLength({ minutes, minutesWithOptional, sections }: ExamFormat): string | undefined {
  if (minutes === undefined) return undefined;
  const standard = durationLabel(minutes);
  const optional = sections.filter((section) => section.optional).map(({ name }) => name);
  return minutesWithOptional === undefined
    ? standard
    : `${standard}, or ${durationLabel(minutesWithOptional)} with ${optional.join(' and ') || 'options'}`;
}

/** The length of an earlier format, with the sum of its sections where that is less: "2 hr 40 min, parts add up to 2 hr 30 min". */
export function earlierLength(format: ExamFormat): string | undefined {
  const sum = totalMinutes(format.sections);
  const length = formatLength(format);
  return sum > 0 && sum < (format.minutes ?? 0) ? `${length}, parts add up to ${durationLabel(sum)}` : length;
}

/** What an earlier format is called: with its years where they are known. */
export function earlierLabel({ years }: { years?: string | undefined }): string {
  return years === undefined ? examLabels.listedBefore : `${examLabels.earlier}, ${years}`;
}

/** What stands before an earlier figure in an overview of exams. */
export function earlierInShort({ years }: { years?: string | undefined }): string {
  return years === undefined ? `${examLabels.listedBefore}:` : examLabels.earlier;
}

/** "46 minutes shorter", where today's format is shorter than the earlier one and neither has optional sections. */
export function minutesSaved({ today, earlier }: Formats): string | undefined {
  const saved = (earlier?.minutes ?? 0) - (today.minutes ?? 0);
  const optional = today.minutesWithOptional ?? earlier?.minutesWithOptional;
  return saved > 0 && today.minutes !== undefined && optional === undefined
    ? `${saved} minutes shorter`
    : undefined;
}

/** What a bar of sections shows, in words. */
export function describeSections(title: string, sections: readonly BarSection[]): string {
  const parts = sections.map(({ name, minutes, optional, remark }) => {
    const note = remark ?? (optional ? 'optional' : undefined);
    return `${name === title ? '' : `${name} `}${minutes} minutes${note ? ` (${note})` : ''}`;
  });
  return `${title}: ${parts.join(', ')}.`;
}
