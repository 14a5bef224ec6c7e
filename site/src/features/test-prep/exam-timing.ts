import { durationLabel } from '../../lib/format.ts';
import type { BarSection } from '../../components/exam-bar.tsx';
import type { ExamFacts, ExamFormat, ExamSection } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';

type Timed = Pick<ExamSection, 'minutes'>;

const totalMinutes = (sections: readonly Timed[]) =>
  sections.reduce((total, { minutes }) => total + minutes, 0);

/** The minutes of an axis on which all formats of some exams can be drawn to one scale: those of the longest. */
export function axisMinutes(exams: readonly { facts: Pick<ExamFacts, 'today' | 'earlier'> }[]): number {
  const formats = exams.flatMap(({ facts: { today, earlier } }) => (earlier ? [today, earlier] : [today]));
  return Math.max(
    0,
    ...formats.flatMap(({ minutes = 0, minutesWithOptional = 0, sections }) => [
      minutes,
      minutesWithOptional,
      totalMinutes(sections),
    ]),
  );
}

/** How long a student has for one question, in whole seconds; undefined where no questions are given. */
export function secondsPerQuestion({
  minutes,
  questions,
}: Timed & Pick<ExamSection, 'questions'>): number | undefined {
  return questions === undefined ? undefined : Math.round((minutes * 60) / questions);
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

/** An earlier format's length, with the sum of its sections where that is less: "2 hr 40 min, parts add up to 2 hr 30 min". */
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

/** What a bar of sections shows, in words. */
export function describeSections(title: string, sections: readonly BarSection[]): string {
  const parts = sections.map(({ name, minutes, optional, remark }) => {
    const note = remark ?? (optional ? 'optional' : undefined);
    return `${name === title ? '' : `${name} `}${minutes} minutes${note ? ` (${note})` : ''}`;
  });
  return `${title}: ${parts.join(', ')}.`;
}
