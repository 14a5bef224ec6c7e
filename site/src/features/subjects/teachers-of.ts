import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';

/**
 * The teachers of a subject without the founder, who takes the calls; those with it as main specialty come first.
 * @param teachers in the team's order.
 */
export function teachersOf({ id }: Pick<Subject, 'id'>, teachers: readonly Teacher[]): Teacher[] {
  const rank = ({ specialties }: Teacher) => specialties.indexOf(id);
  return teachers
    .filter((teacher) => !teacher.founder && rank(teacher) >= 0)
    .toSorted((one, other) => rank(one) - rank(other));
}
