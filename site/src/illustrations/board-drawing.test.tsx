import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawings } from '../model/drawing.ts';
import { readContent } from '../model/read-content.ts';
import { siteFile } from '../model/site-file.ts';
import { BoardDrawing } from './board-drawing.tsx';

const draw = (name: string) => parse(renderToStaticMarkup(<BoardDrawing name={name} />));

it.each(drawings)('%s has a text alternative, and its colors from the style sheet', (name) => {
  const drawing = draw(name);
  expect(drawing.querySelector('[role=img]')?.getAttribute('aria-label')?.length).toBeGreaterThan(20);
  expect(drawing.toString()).not.toMatch(/ (?:stroke|fill)="#/);
});

it('shows the time of the ACT’s English section as its page has it', () => {
  const exam = readContent(siteFile('content')).exams.find(({ id }) => id === 'act');
  const english = exam?.data.facts.today?.sections.find(({ name }) => name === 'English');
  const labels = draw('act-pacing').text;
  expect(labels).toContain(String(english?.questions));
  expect(labels).toContain(String(english?.minutes));
});
