import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { minutesLabel } from '../../lib/format.ts';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import { getContent } from '../../model/content-cache.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { ExamTimingSection } from './exam-timing-section.tsx';
import { ExamComparison } from './exam-comparison.tsx';
import { examLabels } from './exam-labels.ts';
import { LevelSteps } from './exam-levels.tsx';

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

it('says of every level its minutes, and its scores and earlier minutes where it has them', () => {
  const level = (name: string, minutes: number) => ({ name, grades: '5–8', minutes, sections: [] });
  const { earlier, ...facts } = sat.facts;
  if (!earlier) throw new Error('The SAT has changed before.');
  const levels = [level('Lower', 100), { ...level('Upper', 120), score: { min: 1, max: 9 } }];
  const before = { ...earlier, levels: [level('Upper', 150)] };
  const steps = <LevelSteps facts={{ ...facts, today: { ...facts.today, levels }, earlier: before }} />;
  const [lower, upper] = parse(renderToStaticMarkup(steps)).querySelectorAll('li');
  expect(lower?.text).toContain(minutesLabel(100));
  expect(lower?.text).not.toContain(examLabels.scores);
  expect(upper?.text).toContain('1–9');
  expect(upper?.text).toContain(minutesLabel(150));
});

it('names the whole of an exam without sections after the exam', () => {
  const today = { ...sat.facts.today, minutes: 150, sections: [], levels: [] };
  const exam = { ...sat, id: 'tsia2', examName: 'TSIA2', facts: { ...sat.facts, earlier: undefined, today } };
  const site = { labels: getContent().labels[0]?.data } as unknown as Site;
  const section = (
    <SiteProvider site={site}>
      <ExamTimingSection exam={exam} />
    </SiteProvider>
  );
  const html = parse(renderToStaticMarkup(section));
  const bar = html.querySelector('[role=img]');
  expect(bar?.getAttribute('aria-label')).toBe('TSIA2: 150 minutes.');
  expect(bar?.text).toMatch(/^TSIA2150 min/);
});
