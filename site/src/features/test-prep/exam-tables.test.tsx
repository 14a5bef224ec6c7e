import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { barSections, ExamBar } from '../../components/exam-bar.tsx';
import { examFacts } from '../../model/exam.ts';
import { ExamTables } from './exam-tables.tsx';

const score = { min: 1, max: 9, unit: 'points' };
const checked = { asOf: '2026-01-02', source: 'Board', url: 'https://board.example/test' };

it('says of every level its minutes, its scores and its earlier minutes, and of a missing one that it is', () => {
  const level = { name: 'Lower', grades: '5–6', minutes: 100 };
  const facts = examFacts.parse({
    score,
    today: { minutes: 120, checked, levels: [level, { ...level, name: 'Upper', score: { min: 2, max: 8 } }] },
    earlier: { years: '2001 to 2005', levels: [{ ...level, name: 'Upper', minutes: 150 }] },
  });
  const html = parse(renderToStaticMarkup(<ExamTables examName="Test" facts={facts} />));
  const rows = html
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));
  expect(rows).toEqual([
    ['Level', 'Today', 'Earlier, 2001 to 2005', 'Scores'],
    ['Lower, 5–6', '100\u00a0min', '–not listed', '–not listed'],
    ['Upper, 5–6', '100\u00a0min', '150\u00a0min', '2–8'],
  ]);
});

it('names the whole of an exam without sections after the exam', () => {
  const { today } = examFacts.parse({ score, today: { minutes: 150, checked } });
  const bar = <ExamBar sections={barSections(today, 'TSIA2')} axisMinutes={150} variant="today" />;
  expect(parse(renderToStaticMarkup(bar)).text).toMatch(/^TSIA2150 min/);
});
