import type { Choice } from '../../components/radio-pills.tsx';
import type { AccentColor } from '../../model/entry.ts';
import type { Subject } from '../../model/subject.ts';
import { bioLimit, type Teacher } from '../../model/teacher.ts';
import type { ExamProgram } from '../../model/exam.ts';

/**
 * The first 200 characters of a bio and an ellipsis, without a word that is cut in two; null when it is short enough.
 */
export function truncateBio(bio: string): string | null {
  const characters = Array.from(bio);
  if (characters.length <= bioLimit) return null;
  const start = characters.slice(0, bioLimit).join('');
  return `${/\s/.test(characters[bioLimit] ?? '') ? start : start.replace(/\s+\S*$/, '')}…`;
}

export function founderFirst(teachers: readonly Teacher[]): Teacher[] {
  const rank = (teacher: Teacher) => (teacher.founder ? 0 : teacher.order);
  return teachers.toSorted((one, other) => rank(one) - rank(other));
}

/** The tag of a specialty: subjects have their own color, exams the highlighter's. */
interface Specialty {
  label: string;
  color?: AccentColor;
}

/** What each subject and exam is called on a tag, by id: subjects before exams, in their own order. */
export type Specialties = Readonly<Record<string, Specialty>>;

/** The tags of all specialties: a subject's short name and color, a further one's name, or an exam's name. */
export function specialtyTags(
  subjects: readonly Pick<Subject, 'id' | 'shortName' | 'color'>[],
  exams: readonly Pick<ExamProgram, 'id' | 'examName' | 'shortName'>[],
  further: Readonly<Record<string, string>> = {},
): Specialties {
  return Object.fromEntries([
    ...subjects.map(({ id, shortName, color }) => [id, { label: shortName, color }]),
    ...Object.entries(further).map(([id, label]) => [id, { label }]),
    ...exams.map(({ id, examName, shortName }) => [id, { label: shortName ?? examName }]),
  ]);
}

/** What the team can be filtered by: `all` first, then the ids of the specialties that occur, subjects before exams. */
export function specialtyChoices(
  teachers: readonly Teacher[],
  tags: Specialties,
  allLabel: string,
): Choice[] {
  const occurring = Object.entries(tags).map(([id, tag]) => ({
    value: id,
    ...tag,
    count: teachers.filter((teacher) => teacher.specialties.includes(id)).length,
  }));
  const all = { value: 'all', label: allLabel, count: teachers.length };
  return [all, ...occurring.filter((choice) => choice.count > 0)];
}
