import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examSection } from '../../model/exam.ts';
import { QuestionPace } from './question-pace.tsx';

it('shows only sections whose questions are counted', () => {
  const sections = [
    { name: 'Reading', minutes: 30, questions: 36 },
    { name: 'Essay', minutes: 30 },
  ].map((section) => examSection.parse(section));
  const shown = renderToStaticMarkup(<QuestionPace sections={sections} heading="One morning" />);
  expect(shown.match(/\d+ seconds each/g)).toEqual(['50 seconds each']);
});
