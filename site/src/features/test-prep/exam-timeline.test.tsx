import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testPrepPage } from '../../model/page.ts';
import { testTimeline } from './exam-timing.ts';
import { testSection } from '../../model/exam.ts';
import { ExamTimeline } from './exam-timeline.tsx';

const page = testPrepPage.parse(
  parse(readFileSync(new URL('../../../content/pages/test-prep.yaml', import.meta.url), 'utf8')),
);

const sections = [
  { name: 'Reading', minutes: 50, questions: 40 },
  { name: 'Math', minutes: 30 },
  { name: 'Essay', minutes: 20, optional: true },
].map((section) => testSection.parse(section));

function drawn(axisMinutes = 125): string {
  const timeline = testTimeline({ sections });
  if (!timeline) throw new Error('These facts have sections.');
  return renderToStaticMarkup(
    <ExamTimeline timeline={timeline} axisMinutes={axisMinutes} words={page.timing} />,
  );
}

describe('the drawing of a test’s time', () => {
  it('gives each part its share of the axis, beside each other and one under the other', () => {
    const places = [...drawn().matchAll(/<svg x="([\d.]+%)" width="([\d.]+%)"/g)].map((match) =>
      match.slice(1),
    );
    const parts = [
      ['0%', '40%'],
      ['40%', '24%'],
      ['64%', '16%'],
    ];
    expect(places).toEqual([...parts, ...parts]);
  });

  it('says in words what it shows', () => {
    expect(drawn()).toMatch(
      /role="img" aria-label="Reading from 0:00 to 0:50.*Essay from 1:20 to 1:40, 20 minutes, optional/,
    );
  });

  it('needs no style attribute', () => {
    expect(drawn()).not.toContain('style=');
  });
});
