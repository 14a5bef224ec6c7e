import type { ExamFacts } from '../../model/exam.ts';

/** What the drawings and tables of exams are called: the same on every page, so no content. */
export const examLabels = {
  today: 'Today',
  earlier: 'Earlier',
  /** Earlier figures of which no years are known. */
  listedBefore: 'Figures we listed before',
  beforeBooking: 'Read before you book:',
  section: 'Section',
  minutes: 'Minutes',
  questions: 'Questions',
  secondsPerQuestion: 'Seconds per question',
  secondsAndChange: 'Seconds per question (vs. earlier test)',
  notGiven: 'not listed',
  length: 'Length',
  scores: 'Scores',
  exam: 'Exam',
  features: 'What we work on',
  sectionsOrLevels: 'Sections or levels',
  inFigures: 'The same information in a table',
  otherLevels: 'The other levels, section by section',
  optional: 'Optional or unscored',
  ownFigure: 'our estimate',
} as const;

export type ScoreRange = Pick<ExamFacts['score'], 'min' | 'max'>;

/** A scale of so few scores shows each of them. */
const maxSteps = 7;

/** Every score of a short scale, such as AP's 1 to 5; none of a long one. */
export function scoreSteps({ min, max }: ScoreRange): number[] {
  const count = max - min + 1;
  return count <= maxSteps ? Array.from({ length: count }, (_, index) => min + index) : [];
}

/** The range as it is written: "400–1600". */
export function scoreRange({ min, max }: ScoreRange): string {
  return `${min}–${max}`;
}
