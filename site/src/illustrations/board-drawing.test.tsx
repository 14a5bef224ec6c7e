import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawings } from '../model/drawing.ts';
import { BoardDrawing } from './board-drawing.tsx';

const draw = (name: string) => parse(renderToStaticMarkup(<BoardDrawing name={name} />));

it.each(drawings)('%s has a text alternative, and its colors from the style sheet', (name) => {
  const drawing = draw(name);
  expect(drawing.querySelector('[role=img]')?.getAttribute('aria-label')?.length).toBeGreaterThan(20);
  expect(drawing.toString()).not.toMatch(/ (?:stroke|fill)="#/);
});
