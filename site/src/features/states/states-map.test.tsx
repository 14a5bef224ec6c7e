import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { viewBoxOf } from './state-shapes.ts';
import { StatesMap } from './states-map.tsx';

const site = { settings: { hiddenPages: [] }, route: undefined } as unknown as Site;
const place = { at: { x: 540, y: 330 }, name: { x: 612, y: 296 } };
const states = [
  { name: 'Florida', map: { ...place, code: 'FL' } },
  { name: 'Guam', map: { ...place, code: 'GU' } },
  { name: 'Ohio' },
].map((state) => ({
  ...state,
  id: state.name.toLowerCase(),
  program: 'Scholarship',
  facts: { officialName: 'Scholarship' },
  consultation: { address: `/${state.name.toLowerCase()}-consultation` },
})) as StateProgram[];
const page = { cardsHead: {}, cardLabel: 'Learn More', cardAbout: '{state}' } as PageOf<'state-tutoring'>;

it('a state with a position is on the map, with or without an outline, and links to its card there', () => {
  const html = parse(
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <StatesMap states={states} page={page} />
      </SiteProvider>,
    ),
  );
  const marked = html.querySelectorAll('svg a');
  expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual(['1 Florida', '2 Guam']);
  const cards = marked.map((link) => html.querySelector(`div${link.getAttribute('href')} a`));
  expect(cards.map((card) => card?.getAttribute('href'))).toEqual([
    '/florida-consultation',
    '/guam-consultation',
  ]);
});

it('a view box encloses a path', () => {
  expect(viewBoxOf('M10 20L110 20L110 70z')).toBe('7.0 17.0 106.0 56.0');
});
