import type { EntryOf } from '../model/collections.ts';

type TeamMember = Pick<EntryOf<'teachers'>, 'order' | 'specialties' | 'founder'>;

const maxPortraits = 4;

/**
 * At most four teachers whom a visitor of a booking page may talk to: those who teach its subject or exam, first whoever
 * names it as the first specialty, then as the second. The founder, where the page has none or nobody teaches it.
 */
export function whoCalls<T extends TeamMember>(teachers: readonly T[], specialty?: string): T[] {
  const inOrder = teachers.toSorted((one, other) => one.order - other.order);
  const rank = ({ specialties }: TeamMember) => (specialty ? specialties.indexOf(specialty) : -1);
  const own = inOrder
    .filter((teacher) => rank(teacher) >= 0)
    .toSorted((one, other) => rank(one) - rank(other));
  return own.length > 0 ? own.slice(0, maxPortraits) : inOrder.filter(({ founder }) => founder);
}
