import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { StatesMap } from './states-map.tsx';

const site = { settings: { hiddenPages: [] }, route: undefined } as unknown as Site;
const page = { cardsHead: {}, cardLabel: 'Learn More', cardAbout: '{state}' } as PageOf<'state-tutoring'>;
const texas = {
  id: 'texas',
  name: 'Texas',
  program: 'Scholarship',
  facts: { officialName: 'Scholarship' },
  consultation: { address: '/texas-consultation' },
} as StateProgram;

it('any of the fifty states is on the map and links to its card there; a territory is left out', () => {
  const states = [texas, { ...texas, id: 'guam', name: 'Guam' }];
  const map = renderToStaticMarkup(
    <SiteProvider site={site}>
      <StatesMap states={states} page={page} />
    </SiteProvider>,
  );
  const links = parse(map).querySelectorAll('svg a, #texas a, #guam a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#texas', '/texas-consultation']);
});
