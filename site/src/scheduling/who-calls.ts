import type { Teacher } from '../model/teacher.ts';

const maxPortraits = 5;

/**
 * The teachers whom a visitor of a booking page may talk to, in the team's order: those of its subject or test, at most
 * five; the founder where the page has none, or where nobody teaches it.
 */
export function whoCalls(teachers: readonly Teacher[], specialty?: string): Teacher[] {
  const inOrder = teachers.toSorted((one, other) => one.order - other.order);
  const own = inOrder.filter(({ specialties }) => specialties.some((name) => name === specialty));
  return own.length > 0 ? own.slice(0, maxPortraits) : inOrder.filter(({ founder }) => founder);
}
