import type { EntryOf } from '../model/collections.ts';

type TeamMember = Pick<EntryOf<'teachers'>, 'order' | 'specialties' | 'founder'>;

const maxPortraits = 4;

/**
 * At most four teachers who may take the calls of a booking page: those of its subject or exam, in the team's order, but
 * first those whose main specialty it is. Without a specialty, or where nobody teaches it, the founder.
 */
export function whoCalls<T extends TeamMember>(teachers: readonly T[], specialty?: string): T[] {
  const inOrder = teachers.toSorted((one, other) => one.order - other.order);
  const rank = ({ specialties }: TeamMember) => (specialty ? specialties.indexOf(specialty) : -1);
  const own = inOrder
    .filter((teacher) => rank(teacher) >= 0)
    .toSorted((one, other) => rank(one) - rank(other));
  return own.length > 0 ? own.slice(0, maxPortraits) : inOrder.filter(({ founder }) => founder);
}
