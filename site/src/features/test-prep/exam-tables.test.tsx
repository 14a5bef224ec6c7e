import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getContent } from '../../model/content-cache.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { ExamComparison } from './exam-comparison.tsx';
import { examLabels } from './exam-labels.ts';
import { ExamLevelsTable } from './exam-levels.tsx';

const [sat] = getContent().exams.flatMap(({ id, data }) => (id === 'sat' ? [data] : []));
if (!sat) throw new Error('There is a SAT.');

it('says what an exam without minutes varies by, and only of that exam', () => {
  const exam = (id: string, varies?: { length: string; sections: string }): ExamProgram => ({
    ...sat,
    id,
    examName: id,
    facts: {
      ...sat.facts,
      earlier: undefined,
      today: { ...sat.facts.today, minutes: undefined, varies, sections: [], levels: [] },
    },
  });
  const exams = [exam('Recital', { length: 'Depends on the piece', sections: 'By piece' }), exam('Essay')];
  const html = parse(renderToStaticMarkup(<ExamComparison exams={exams} />));
  const [recital, essay] = html.querySelectorAll('tbody tr').map((row) => row.text);
  expect(recital).toContain('Depends on the piece');
  expect(essay).toContain(examLabels.notGiven);
  expect(essay).not.toContain('piece');
});

it('gives every level a cell for each column', () => {
  const level = (name: string, score?: { min: number; max: number }) => ({
    name,
    grades: '5–8',
    minutes: 100,
    ...(score ? { score } : {}),
    sections: [],
  });
  const facts = {
    ...sat.facts,
    earlier: undefined,
    today: { ...sat.facts.today, levels: [level('Lower'), level('Upper', { min: 1, max: 9 })] },
  };
  const html = parse(renderToStaticMarkup(<ExamLevelsTable examName="Levels" facts={facts} />));
  const cells = html.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').length);
  expect(cells).toEqual([4, 4, 4]);
});
