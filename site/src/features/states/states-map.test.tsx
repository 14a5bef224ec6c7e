import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { StatesMap } from './states-map.tsx';

const site = { settings: { hiddenPages: [] }, route: undefined } as unknown as Site;
const page = { cardsHead: {}, cardLabel: 'Learn More', cardAbout: '{state}' } as PageOf<'state-tutoring'>;
const guam = {
  id: 'guam',
  name: 'Guam',
  program: 'Scholarship',
  map: { code: 'GU', at: { x: 540, y: 330 }, name: { x: 612, y: 296 } },
  facts: { officialName: 'Scholarship' },
  consultation: { address: '/guam-consultation' },
} as StateProgram;

it('a state with a position but no outline is on the map and links to its card there', () => {
  const states = [guam, { ...guam, id: 'ohio', map: undefined }];
  const map = renderToStaticMarkup(
    <SiteProvider site={site}>
      <StatesMap states={states} page={page} />
    </SiteProvider>,
  );
  const links = parse(map).querySelectorAll('svg a, #guam a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#guam', '/guam-consultation']);
});
