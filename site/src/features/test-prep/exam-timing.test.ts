import { describe, expect, it } from 'vitest';
import { sectionSubject } from '../../components/exam-bar.tsx';
import { examFacts, type ExamFacts } from '../../model/exam.ts';
import { numberIn } from './exam-figures.tsx';
import {
  commonAxis,
  describeSections,
  formatLength,
  minutesSaved,
  overviewAxis,
  secondsGained,
  secondsPerQuestion,
} from './exam-timing.ts';
import { scoreRange, scoreSteps } from './exam-labels.ts';

const checked = { asOf: '2026-11-24', source: 'The board', url: 'https://example.com/format' };
const exam = (today: object, earlier?: object): ExamFacts =>
  examFacts.parse({ score: { min: 1, max: 36, unit: 'score' }, today: { ...today, checked }, earlier });

/** Two sections became one, and all of it shorter. */
const shorter = exam(
  {
    minutes: 134,
    sections: [
      { name: 'Reading and Writing', minutes: 64, questions: 54, replaces: ['Reading', 'Writing'] },
      { name: 'Math', minutes: 70, questions: 44 },
    ],
  },
  {
    minutes: 180,
    sections: [
      { name: 'Reading', minutes: 65, questions: 52 },
      { name: 'Writing', minutes: 35, questions: 44 },
      { name: 'Math', minutes: 80, questions: 58 },
    ],
  },
);
const withOption = exam(
  {
    minutes: 125,
    minutesWithOptional: 205,
    sections: [
      { name: 'English', minutes: 35, questions: 50 },
      { name: 'Science', minutes: 40, questions: 40, optional: true },
      { name: 'Essay', minutes: 40, optional: true, remark: 'optional essay' },
    ],
  },
  { minutes: 175, sections: [{ name: 'English', minutes: 45, questions: 75 }] },
);
const bySubject = exam({ varies: { length: 'Depends on the subject', sections: 'By subject' } });

describe('the sections of an exam', () => {
  it('share one axis with those of the earlier format, as long as the longer of them', () => {
    expect([shorter, withOption, bySubject].map(commonAxis)).toEqual([180, 115, 0]);
    expect(overviewAxis([shorter, withOption, bySubject].map((facts) => ({ facts })))).toBe(210);
  });

  it.each([
    ['Reading and Writing', 'english'],
    ['Verbal Reasoning', 'english'],
    ['Essay', 'english'],
    ['Quantitative Reasoning', 'math'],
    ['Mathematics Achievement', 'math'],
    ['Science', 'science'],
    ['Middle and Upper Level', 'mixed'],
  ])('take the color of their subject: %s is %s', (name, subject) => {
    expect(sectionSubject(name)).toBe(subject);
  });

  it('can be told in words', () => {
    expect(describeSections('Today', withOption.today.sections)).toBe(
      'Today: English 35 minutes, Science 40 minutes (optional), Essay 40 minutes (optional essay).',
    );
  });
});

describe('the length of an exam', () => {
  it('names the optional sections where it has some', () => {
    const inWords = ({ today }: ExamFacts) => formatLength(today)?.replaceAll('\u00a0', ' ');
    expect([shorter, withOption, bySubject].map(inWords)).toEqual([
      '2 hr 14 min',
      '2 hr 5 min, or 3 hr 25 min with Science and Essay',
      undefined,
    ]);
  });

  it('is compared with the earlier one where that is fair', () => {
    expect([shorter, withOption, bySubject].map(minutesSaved)).toEqual([
      '46 minutes shorter',
      undefined,
      undefined,
    ]);
  });
});

describe('seconds per question', () => {
  it('are rounded, and left out where no questions are given', () => {
    expect(shorter.earlier?.sections.map(secondsPerQuestion)).toEqual([75, 48, 83]);
    expect(withOption.today.sections.map(secondsPerQuestion)).toEqual([42, 60, undefined]);
  });

  it('tell what a section gained, also where two became one', () => {
    const gained = (facts: ExamFacts) => facts.today.sections.map((section) => secondsGained(section, facts));
    expect(gained(shorter)).toEqual([8, 12]);
    expect(gained(withOption)).toEqual([6, undefined, undefined]);
  });
});

describe('figures', () => {
  it('name every score of a short scale and none of a long one', () => {
    expect(scoreSteps({ min: 1, max: 5 })).toEqual([1, 2, 3, 4, 5]);
    expect(scoreSteps({ min: 400, max: 1600 })).toEqual([]);
    expect(scoreRange({ min: 1, max: 5 })).toBe('1–5');
  });

  it('are read from their wording, to be drawn to scale', () => {
    expect(['about 34,000', '16,000+'].map(numberIn)).toEqual([34_000, 16_000]);
  });
});
