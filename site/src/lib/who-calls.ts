import type { EntryOf } from '../model/collections.ts';
import type { ExamProgram, ExamSection } from '../model/exam.ts';
import type { Teacher, WithTeachers } from '../model/teacher.ts';
import type { WithReview } from './testimonials.ts';

type TeamMember = Pick<EntryOf<'teachers'>, 'order' | 'specialties' | 'founder'>;

const maxPortraits = 4;

/**
 * At most four teachers who may take the calls of a booking page: those of its subject or exam, in the team's order, but
 * first those whose main specialty it is, and last those who teach nothing but its optional sections. Without a
 * specialty, or where nobody teaches it, the founder.
 * @param sections those of the exam.
 */
export function whoCalls<T extends TeamMember>(
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
  return own.length > 0 ? own.slice(0, maxPortraits) : inOrder.filter(({ founder }) => founder);
}

/** What an exam's own pages show. */
export type CalledExam = WithReview<WithTeachers<ExamProgram>> & {
  /** Some of its teachers, of whom one takes the call; else the founder. */
  callers: readonly Teacher[];
  /** Whether there is a choice of teachers. */
  several: boolean;
};
