import type { TestFacts } from '../../model/exam.ts';

export type ScoreRange = TestFacts['score'];

export interface ScoreMark {
  score: number;
  /** Its place on the rule, from 0 at the lowest score to 1 at the highest. */
  place: number;
}

/** A scale of so few scores shows each of them. */
const fewScores = 7;

/** The scores a rule names: its ends and middle, or every score of a short scale. */
export function scoreMarks({ min, max }: Pick<ScoreRange, 'min' | 'max'>): ScoreMark[] {
  const scores =
    max - min < fewScores
      ? Array.from({ length: max - min + 1 }, (_, index) => min + index)
      : [min, Math.floor((min + max) / 2), max];
  return scores.map((score) => ({ score, place: (score - min) / (max - min) }));
}

/** The range as it is written: "400–1600". */
export function scoreRange({ min, max }: Pick<ScoreRange, 'min' | 'max'>): string {
  return `${min}–${max}`;
}
