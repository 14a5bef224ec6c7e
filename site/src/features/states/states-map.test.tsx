import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { StateProgram } from '../../model/state-program.ts';
import { StatesMap } from './states-map.tsx';

const site = { settings: { hiddenPages: [] }, route: undefined } as unknown as Site;
const states = ['Ohio', 'Florida', 'Texas', 'Indiana'].map((name) => ({
  id: name.toLowerCase(),
  name,
  program: `Program of ${name}`,
  consultation: { address: `/${name.toLowerCase()}-consultation` },
})) as StateProgram[];

/** The names in each list: those on the map, and those below it. */
function listsOn(drawing: string): { lists: string[][]; codes: string[] } {
  const map = (
    <SiteProvider site={site}>
      <StatesMap states={states} drawing={drawing} />
    </SiteProvider>
  );
  const html = parse(renderToStaticMarkup(map));
  return {
    lists: html.querySelectorAll('ul').map((list) => list.querySelectorAll('strong').map(({ text }) => text)),
    codes: html.querySelectorAll('svg text').map(({ text }) => text),
  };
}

it('puts the names of states without a place on the map below it, where they move no other', () => {
  const { lists, codes } = listsOn('states-map');
  expect(lists).toEqual([
    ['Florida', 'Indiana'],
    ['Ohio', 'Texas'],
  ]);
  expect(codes).toEqual(expect.arrayContaining(['FL', 'IN']));
});

it('puts no name on another drawing', () => {
  const { lists } = listsOn('question-cards');
  expect(lists).toEqual([['Ohio', 'Florida', 'Texas', 'Indiana']]);
});
