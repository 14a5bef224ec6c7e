import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testTimeline } from './test-timing.ts';
import { testFacts } from '../../model/test-program.ts';
import { TestTimeline } from './test-timeline.tsx';

const facts = testFacts.parse({
  minutes: 100,
  minutesWithOptional: 125,
  score: { min: 1, max: 5, unit: 'points' },
  sections: [
    { name: 'Reading', minutes: 50, questions: 40 },
    { name: 'Math', minutes: 25 },
    { name: 'Essay', minutes: 25, optional: true },
  ],
});

function drawn(): string {
  const timeline = testTimeline(facts);
  if (!timeline) throw new Error('These facts have sections.');
  return renderToStaticMarkup(<TestTimeline timeline={timeline} />);
}

describe('the drawing of a test’s time', () => {
  it('gives each part its share of the whole width, beside each other and one under the other', () => {
    const places = [...drawn().matchAll(/<svg x="([\d.]+%)" width="([\d.]+%)"/g)].map((match) =>
      match.slice(1),
    );
    const parts = [
      ['0%', '40%'],
      ['40%', '20%'],
      ['60%', '20%'],
      ['80%', '20%'],
    ];
    expect(places).toEqual([...parts, ...parts]);
  });

  it('says in words what it shows', () => {
    expect(drawn()).toMatch(/role="img" aria-label="Reading from 0:00 to 0:50.*other time from 1:15 to 1:40/);
  });

  it('needs no style attribute', () => {
    expect(drawn()).not.toContain('style=');
  });
});
