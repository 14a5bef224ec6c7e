import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { placesOf } from './state-places.ts';
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
  const map = parse(
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <StatesMap states={states} page={page} />
      </SiteProvider>,
    ),
  );
  const links = map.querySelectorAll('svg a, #texas a, #guam a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#texas', '/texas-consultation']);
  expect(map.querySelector('svg a path')?.getAttribute('d')).toMatch(/^M[\d. ML]+z$/);
});

const shipped = ['Arizona', 'Arkansas', 'Florida', 'Indiana', 'New Hampshire', 'South Carolina'];

it.each([
  [['Texas', 'Ohio', 'Iowa']],
  [['Massachusetts', 'Vermont', 'Rhode Island']],
  [['Alaska', 'Hawaii', 'California', 'Louisiana', 'Mississippi', 'Alabama']],
])('puts the names of %j beside those of the shipped states, none on another', (further) => {
  const boxes = [...placesOf([...shipped, ...further])].map(
    ([
      name,
      {
        name: { text, anchor },
      },
    ]) => {
      const width = name.length * 6.5;
      const left = text[0] - { start: 0, middle: width / 2, end: width }[anchor];
      return { name, left, right: left + width, bottom: text[1] + 3, top: text[1] - 10 };
    },
  );
  const meeting = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(meeting).toEqual([]);
});
