import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examSection } from '../../model/exam.ts';
import { QuestionPace } from './question-pace.tsx';

const reading = { name: 'Reading', minutes: 30, questions: 36 };
const essay = { name: 'Essay', minutes: 30 };

it.each([
  [[reading, essay], ['50 seconds each']],
  [[essay, reading], ['50 seconds each']],
  [
    [reading, reading],
    ['50 seconds each', '50 seconds each'],
  ],
  [[essay], null],
  [[], null],
])('shows only sections whose questions are counted, and nothing without one', (given, lengths) => {
  const sections = given.map((section, index) => examSection.parse({ ...section, name: `Part ${index}` }));
  const shown = renderToStaticMarkup(<QuestionPace sections={sections} heading="One morning" />);
  expect(shown.match(/\d+ seconds each/g)).toEqual(lengths);
  expect(shown.includes('One morning')).toBe(lengths !== null);
});
