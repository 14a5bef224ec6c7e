import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseHtml } from 'node-html-parser';
import { parse } from 'yaml';
import { testProgram } from '../../model/exam.ts';
import { testPrepPage } from '../../model/page.ts';
import { PaceDrawing } from './pace-drawing.tsx';
import { paceChanges, testTimeline } from './exam-timing.ts';
import { ExamTimeline } from './exam-timeline.tsx';
import { TimeMove } from './time-move.tsx';

const content = (path: string): unknown =>
  parse(readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8'));

const words = testPrepPage.parse(content('pages/test-prep.yaml')).timing;
const { facts } = testProgram.parse(content('tests/act.yaml'));

/** The looks of the drawn sections that are not optional, in order. */
function looks(drawing: React.ReactNode): string[] {
  const classes = parseHtml(renderToStaticMarkup(drawing))
    .querySelectorAll('[class]')
    .map((element) => element.getAttribute('class') ?? '');
  return classes.flatMap((names) => /section\d/.exec(names)?.[0] ?? []);
}

describe('a section of a test', () => {
  it('has one color in every drawing of its page', () => {
    const timeline = testTimeline(facts.today);
    if (!timeline) throw new Error('The ACT has sections.');
    const bars = looks(<ExamTimeline timeline={timeline} axisMinutes={215} words={words} />);
    const three = ['section1', 'section2', 'section3'];
    expect(bars).toEqual([...three, ...three]);
    expect(looks(<TimeMove facts={facts} words={words} />)).toEqual(three);
    expect(looks(<PaceDrawing changes={paceChanges(facts)} words={words} />)).toEqual(three);
  });
});
