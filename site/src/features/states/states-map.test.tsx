import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { StateProgram } from '../../model/state-program.ts';
import { StatesMap } from './states-map.tsx';

const site = { settings: { hiddenPages: [] }, route: undefined } as unknown as Site;
const place = { code: 'FL', at: { x: 540, y: 330 }, name: { x: 612, y: 296 } };
const states = [{ name: 'Florida', map: place }, { name: 'Ohio' }].map((state) => ({
  ...state,
  id: state.name,
  program: `Program of ${state.name}`,
  consultation: { address: '/florida-consultation' },
})) as StateProgram[];

it.each([
  ['states-map', ['Florida'], ['Ohio']],
  ['question-cards', [], ['Florida', 'Ohio']],
])('on %s puts the states with a place on the map, and the others below', (drawing, onMap, below) => {
  const map = (
    <SiteProvider site={site}>
      <StatesMap states={states} drawing={drawing} />
    </SiteProvider>
  );
  const html = parse(renderToStaticMarkup(map));
  const names = (selector: string) => html.querySelectorAll(selector).map(({ text }) => text);
  expect(names('svg a strong')).toEqual(onMap);
  expect(names('li a strong')).toEqual(below);
});
