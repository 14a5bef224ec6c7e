import type { ExamFacts } from '../../model/exam.ts';

/** The words that every exam's drawings and tables share. */
export const examLabels = {
  today: 'Today',
  earlier: 'Earlier',
  /** Earlier figures of which no years are known. */
  listedBefore: 'Figures we listed before',
  beforeBooking: 'Read before you book:',
  section: 'Section',
  level: 'Level',
  minutes: 'Minutes',
  questions: 'Questions',
  seconds: 'Seconds per question',
  notGiven: 'not listed',
  length: 'Length',
  scores: 'Scores',
  optional: 'Optional or unscored',
  ownFigure: 'our estimate',
} as const;

/** A range of scores as it is written: "400–1600". */
export function scoreRange({ min, max }: Pick<ExamFacts['score'], 'min' | 'max'>): string {
  return `${min}–${max}`;
}
