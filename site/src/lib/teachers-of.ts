import type { Subject } from '../model/subject.ts';
import { allGrades } from '../model/settings.ts';
import type { Teacher } from '../model/teacher.ts';

/**
 * The teachers of a subject, those with it as their main specialty first. The founder comes last, and only if fewer than
 * three others teach it; but first if it is the main specialty of nobody else.
 * @param teachers all teachers, in the team's order.
 */
export function teachersOf({ id }: Pick<Subject, 'id'>, teachers: readonly Teacher[]): Teacher[] {
  const rank = ({ specialties }: Teacher) => specialties.indexOf(id);
  const own = teachers.filter((teacher) => rank(teacher) >= 0);
  const others = own.filter(({ founder }) => !founder).toSorted((one, other) => rank(one) - rank(other));
  const founders = own.filter(({ founder }) => founder);
  const [main] = own.toSorted(
    (one, other) => rank(one) - rank(other) || Number(one.founder) - Number(other.founder),
  );
  if (main?.founder && rank(main) === 0) return [...founders, ...others];
  return others.length < 3 ? [...others, ...founders] : others;
}

/** The grades of a teacher's license; all grades where it names none. */
export const licensedGrades = ({ grades }: Pick<Teacher, 'grades'>): number[] =>
  allGrades.slice(grades?.from, grades && grades.to + 1);

/**
 * The teachers whose degree or license names an area, such as Biology: by its whole title or, as in Elementary Science
 * and ESL Support, by its first word.
 */
export function licensedIn(title: string, teachers: readonly Teacher[]): Teacher[] {
  const [first = ''] = title.split(' ');
  const isNamed = (credentials: string, words: string) =>
    ` ${credentials.toLowerCase().replaceAll(/[^\w ]/g, ' ')} `.includes(` ${words.toLowerCase()} `);
  return teachers.filter(({ credentials }) => isNamed(credentials, title) || isNamed(credentials, first));
}

/** The lowest and the highest grade of the teachers' licenses; undefined if one of them names no grades. */
export function gradesOfTeam(teachers: readonly Teacher[]): NonNullable<Teacher['grades']> | undefined {
  const grades = teachers.flatMap((teacher) => teacher.grades ?? []);
  if (grades.length === 0 || grades.length < teachers.length) return undefined;
  return {
    from: Math.min(...grades.map(({ from }) => from)),
    to: Math.max(...grades.map(({ to }) => to)),
  };
}

/**
 * The same teachers, with one who teaches the lowest grade among the first ones.
 * @param count the number of the first ones, the last of whom makes room.
 */
export function withLowestGrade(teachers: readonly Teacher[], count: number): Teacher[] {
  const lowest = gradesOfTeam(teachers)?.from;
  const index = teachers.findIndex(({ grades }) => grades?.from === lowest);
  if (index < count) return [...teachers];
  return [
    ...teachers.slice(0, count - 1),
    ...teachers.slice(index, index + 1),
    ...teachers.slice(count - 1),
  ].filter((teacher, place, all) => all.indexOf(teacher) === place);
}
