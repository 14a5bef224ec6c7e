import type { Choice } from '../../components/radio-pills.tsx';
import { formatMessage, gradeName } from '../../lib/format.ts';
import { licensedGrades } from '../../lib/teachers-of.ts';
import type { AccentColor } from '../../model/entry.ts';
import { allGrades } from '../../model/settings.ts';
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

/** What a teacher is found by: the specialties, and the grades of the license. */
export const filterValues = (teacher: Pick<Teacher, 'specialties' | 'grades'>): string[] => [
  ...teacher.specialties,
  ...licensedGrades(teacher).map(String),
];

const countOf = (teachers: readonly Teacher[], value: string): number =>
  teachers.filter((teacher) => filterValues(teacher).includes(value)).length;

/** The specialties the team can be filtered by: `all` first, then those that occur, subjects before exams. */
export function specialtyChoices(teachers: readonly Teacher[], tags: Specialties, all: string): Choice[] {
  const occurring = Object.entries(tags).map(([id, tag]) => ({
    value: id,
    ...tag,
    count: countOf(teachers, id),
  }));
  return [
    { value: 'all', label: all, count: teachers.length },
    ...occurring.filter(({ count }) => count > 0),
  ];
}

/**
 * The grades the team can be filtered by, `all` first; none if every teacher is licensed for the same ones.
 * @param range the lowest and the highest grade that the business teaches.
 */
export function teacherGrades(
  teachers: readonly Teacher[],
  labels: { all: string; grade: string },
  [first, last]: readonly [number, number],
): Choice[] {
  const grades = allGrades.slice(first, last + 1).map((grade) => ({
    value: String(grade),
    label: formatMessage(labels.grade, { grade: gradeName(grade) }),
    count: countOf(teachers, String(grade)),
  }));
  const taught = grades.filter(({ count }) => count > 0);
  return taught.every(({ count }) => count === teachers.length)
    ? []
    : [{ value: 'all', label: labels.all, count: teachers.length }, ...taught];
}
