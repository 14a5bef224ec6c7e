import { describe, expect, it } from 'vitest';
import { sectionSubject } from '../../components/exam-bar.tsx';
import { getContent } from '../../model/content-cache.ts';
import type { ExamProgram } from '../../model/exam.ts';
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

const ids = ['sat', 'act', 'psat', 'isee', 'ssat', 'hspt', 'ap'];

const exam = (id: string): ExamProgram => ({ ...getContent().exams.find((one) => one.id === id)!.data, id });

type Layer = 'today' | 'earlier';

describe('the sections of an exam', () => {
  it('share one axis with those of the earlier format, as long as the longer of them', () => {
    expect(ids.map((id) => commonAxis(exam(id).facts))).toEqual([180, 215, 165, 160, 185, 141, 0]);
    expect(overviewAxis(ids.map(exam))).toBe(210);
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
    const { today } = exam('act').facts;
    expect(describeSections('Today', today.sections)).toMatch(
      /^Today: English 35 minutes, .*Science 40 minutes \(optional\), Writing 40 minutes \(optional essay\)\.$/,
    );
  });
});

describe('the length of an exam', () => {
  const inWords = (id: string, layer: Layer) => {
    const format = exam(id).facts[layer];
    return format && formatLength(format)?.replaceAll('\u00a0', ' ');
  };

  it('names the optional sections where it has some', () => {
    expect(inWords('sat', 'today')).toBe('2 hr 14 min');
    expect(inWords('act', 'earlier')).toBe('2 hr 55 min, or 3 hr 35 min with Writing');
    expect(inWords('ap', 'today')).toBeUndefined();
  });

  it('is compared with the earlier one where that is fair', () => {
    expect(ids.map((id) => minutesSaved(exam(id).facts))).toEqual([
      '46 minutes shorter',
      undefined,
      '31 minutes shorter',
      undefined,
      '15 minutes shorter',
      undefined,
      undefined,
    ]);
  });
});

describe('seconds per question', () => {
  it.each([
    ['sat', 'earlier', [75, 48, 83]],
    ['sat', 'today', [71, 95]],
    ['act', 'earlier', [36, 60, 53, 53, undefined]],
    ['hspt', 'today', [16, 35, 24, 42, 25]],
  ] as const)('are rounded, and left out where the %s, %s, gives no questions', (id, layer, seconds) => {
    expect(exam(id).facts[layer]?.sections.map(secondsPerQuestion)).toEqual(seconds);
  });

  it.each([
    ['act', [6, 7, 14, 7, undefined]],
    ['sat', [8, 12]],
    ['hspt', [undefined, undefined, undefined, undefined, undefined]],
  ] as const)('tell what a section of the %s gained, also where two became one', (id, gained) => {
    const { facts } = exam(id);
    expect(facts.today.sections.map((section) => secondsGained(section, facts))).toEqual(gained);
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
