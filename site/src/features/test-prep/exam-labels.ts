import type { ExamFacts } from '../../model/exam.ts';

/** The words that every exam's drawings and tables share. */
export const examLabels = {
  earlier: 'Earlier',
  /** Earlier figures of which no years are known. */
  listedBefore: 'Figures we listed before',
  notGiven: 'not listed',
  bySubject: 'by subject',
  wholeTest: 'Whole test',
  /** For a level whose time varies. */
  atMost: 'Whole test, at most',
  break: 'break',
  startsAtNine: 'if it starts at 9 AM',
  crossOut: 'Cross out what you know is wrong.',
  lastLeft: 'One choice left: that’s your answer.',
  noneLeft: 'One of them is right: bring one back.',
  /** A level's grades, unless they are those that a child applies for. */
  gradeNow: 'Which grade is your child in now?',
  /** For levels by the grade that a child applies for, which their names begin with: "Entering 5–6". */
  entering: 'Entering',
  gradeToEnter: 'Which grade would your child enter?',
  allGrades: 'All',
  /** Before the length of an exam whose levels differ. */
  upTo: 'up to',
  step: 'step',
  testDay: 'test day',
  drag: 'Drag the clock through the test.',
  timeOnMorning: 'Time on the test day',
  otherTests: 'Other tests',
  otherTestsText: 'Tell us the date and the goal.',
  freeResponse: 'Free response',
  child: 'your child',
  teacher: 'the teacher',
} as const;

/** A range of scores as it is written: "400–1600". */
export function scoreRange({ min, max }: Pick<ExamFacts['score'], 'min' | 'max'>): string {
  return `${min}–${max}`;
}
