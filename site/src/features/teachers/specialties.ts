import type { Choice } from '../../components/radio-pills.tsx';
import type { Subject } from '../../model/subject.ts';
import { bioLimit, type Teacher } from '../../model/teacher.ts';
import type { ExamProgram } from '../../model/exam.ts';

export interface Bio {
  full: string;
  /** The first 200 characters and an ellipsis; null when the bio is short enough to stand whole. */
  cut: string | null;
}

/** Cuts a bio of more than 200 characters to 200 and an ellipsis. A character is never cut in two. */
export function truncateBio(full: string): Bio {
  const characters = Array.from(full);
  if (characters.length <= bioLimit) return { full, cut: null };
  return { full, cut: `${characters.slice(0, bioLimit).join('')}…` };
}

/** The founder first, then the others in their own order. */
export function founderFirst(teachers: readonly Teacher[]): Teacher[] {
  const rank = (teacher: Teacher) => (teacher.founder ? 0 : teacher.order);
  return teachers.toSorted((one, other) => rank(one) - rank(other));
}

/** What each subject and exam is called on a tag, by id: subjects before exams, in their own order. */
export type SpecialtyNames = Readonly<Record<string, string>>;

/** What each specialty is called on a tag: a subject's title, an exam's name without the "Prep". */
export function specialtyNames(
  subjects: readonly Pick<Subject, 'id' | 'title'>[],
  exams: readonly Pick<ExamProgram, 'id' | 'name'>[],
): SpecialtyNames {
  return Object.fromEntries([
    ...subjects.map(({ id, title }) => [id, title]),
    ...exams.map(({ id, name }) => [id, name.replace(/ Prep$/, '')]),
  ]);
}

/** What the team can be filtered by: all first, then the specialties that occur by their ids, subjects before exams. */
export function specialtyChoices(
  teachers: readonly Teacher[],
  names: SpecialtyNames,
  allLabel: string,
): Choice[] {
  const occurring = Object.entries(names).map(([id, label]) => ({
    value: id,
    label,
    count: teachers.filter((teacher) => teacher.specialties.includes(id)).length,
  }));
  const all = { value: 'all', label: allLabel, count: teachers.length };
  return [all, ...occurring.filter((choice) => choice.count > 0)];
}
