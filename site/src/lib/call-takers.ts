import type { EntryOf } from '../model/collections.ts';
import type { ExamProgram, ExamSection } from '../model/exam.ts';
import type { Teacher, WithTeachers } from '../model/teacher.ts';
import type { WithReview } from './testimonials.ts';

type TeamMember = Pick<EntryOf<'teachers'>, 'order' | 'specialties' | 'founder'>;

/**
 * The teachers who may take the calls of a booking page. Those with the specialty come in the team's order, but first
 * those whose main specialty it is, and last those who teach only optional sections of the exam. Without a
 * specialty, or if nobody teaches it, the founder takes the calls.
 * @param specialty the id of a subject or an exam.
 * @param sections the sections of that exam.
 */
export function callTakers<T extends TeamMember>(
  teachers: readonly T[],
  specialty?: string,
  sections: readonly Pick<ExamSection, 'subject' | 'optional'>[] = [],
): T[] {
  const inOrder = teachers.toSorted((one, other) => one.order - other.order);
  const rank = ({ specialties }: TeamMember) => (specialty ? specialties.indexOf(specialty) : -1);
  const teachesOnlyOptional = ({ specialties }: TeamMember) => {
    const taught = sections.filter(({ subject }) => subject && specialties.includes(subject));
    return taught.length > 0 && taught.every(({ optional }) => optional);
  };
  const own = inOrder
    .filter((teacher) => rank(teacher) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .toSorted((one, other) => Number(teachesOnlyOptional(one)) - Number(teachesOnlyOptional(other)));
  return own.length > 0 ? own : inOrder.filter(({ founder }) => founder);
}

/** An exam as its own pages show it. */
export type ExamWithCallTakers = WithReview<WithTeachers<ExamProgram>> & {
  /** The exam's teachers, one of whom takes the call; the founder if it has none. */
  callTakers: readonly Teacher[];
  /** Whether a family can choose among several teachers. */
  several: boolean;
};
