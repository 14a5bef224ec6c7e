import type { Choice } from '../../components/radio-pills.tsx';
import { formatMessage, gradeName } from '../../lib/format.ts';
import { licensedGrades } from '../../lib/teachers-of.ts';
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

/** The grades of elementary, middle and high school in most districts. */
const schools = { 'grades-k-5': [0, 5], 'grades-6-8': [6, 8], 'grades-9-12': [9, 12] } as const;

/** What a teacher is found by: the specialties, and each school of whose grades the license has two or more. */
export function filterValues(teacher: Pick<Teacher, 'specialties' | 'grades'>): string[] {
  const licensed = licensedGrades(teacher);
  const taught = Object.entries(schools).filter(
    ([, [from, to]]) => licensed.filter((grade) => from <= grade && grade <= to).length >= 2,
  );
  return [...teacher.specialties, ...taught.map(([school]) => school)];
}

/**
 * What the team can be filtered by: `all` first, then the grades of schools that some of the teachers teach, then the ids
 * of the specialties that occur, subjects before exams.
 */
export function filterChoices(
  teachers: readonly Teacher[],
  tags: Specialties,
  labels: { all: string; grades: string },
): Choice[] {
  const counted = <T extends object>(value: string, rest: T) => ({
    value,
    ...rest,
    count: teachers.filter((teacher) => filterValues(teacher).includes(value)).length,
  });
  const grades = Object.entries(schools).map(([school, [from, to]]) =>
    counted(school, { label: formatMessage(labels.grades, { from: gradeName(from), to: gradeName(to) }) }),
  );
  const occurring = Object.entries(tags).map(([id, tag]) => counted(id, tag));
  return [
    { value: 'all', label: labels.all, count: teachers.length },
    ...grades.filter(({ count }) => count < teachers.length),
    ...occurring,
  ].filter(({ count }) => count > 0);
}
