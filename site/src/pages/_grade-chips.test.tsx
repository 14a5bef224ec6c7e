import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteFor } from '../entries/entries.ts';
import { GradeChips } from '../features/subjects/grade-chips.tsx';
import { SiteProvider } from '../lib/site-context.tsx';

const course = (from: number, to: number) => ({
  title: 'Algebra',
  description: 'From equations to graphs.',
  topics: ['Slope'],
  grades: { from, to },
});

it.each([
  [false, '891011'],
  [true, '89101112'],
])('only the grades that have a course are links: on the axis %s', (axis, shown) => {
  const nav = parse(
    renderToStaticMarkup(
      <SiteProvider site={siteFor('/')}>
        <GradeChips courses={[course(8, 9), course(10, 11)]} axis={axis} />
      </SiteProvider>,
    ),
  );
  const links = nav.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#g8', '#g9', '#g10', '#g11']);
  expect(nav.querySelector('ol')?.text).toBe(shown);
});
