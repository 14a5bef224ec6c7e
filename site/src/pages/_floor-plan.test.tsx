import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getPage } from '../entries/entries.ts';
import { FloorPlan } from '../features/districts/floor-plan.tsx';

it('a service keeps its room in the plan when another one goes', () => {
  const page = getPage('school-districts');
  const [service] = page.services;
  const roomOf = (place: number | undefined) => {
    const services = [{ ...service!, place }];
    const plan = parse(renderToStaticMarkup(<FloorPlan page={{ ...page, services }} team={[]} />));
    return plan.querySelector('a path')?.getAttribute('d');
  };
  expect(roomOf(1)).toBe(roomOf(undefined));
  expect(roomOf(8)).not.toBe(roomOf(1));
});
