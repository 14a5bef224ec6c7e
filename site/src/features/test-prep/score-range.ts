import type { ExamFacts } from '../../model/exam.ts';

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
