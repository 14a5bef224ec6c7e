import type { Subject } from '../model/subject.ts';
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
