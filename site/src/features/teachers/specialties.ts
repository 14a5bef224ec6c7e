import type { Choice } from '../../components/radio-pills.tsx';
import type { Subject } from '../../model/subject.ts';
import { bioLimit, type Teacher } from '../../model/teacher.ts';
import type { ExamProgram } from '../../model/exam.ts';

/** The first 200 characters of a bio, none of them cut in two, and an ellipsis; null when it is short enough to stand whole. */
export function truncateBio(bio: string): string | null {
  const characters = Array.from(bio);
  return characters.length <= bioLimit ? null : `${characters.slice(0, bioLimit).join('')}…`;
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

/** What the team can be filtered by: `all` first, then the ids of the specialties that occur, subjects before exams. */
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
