import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getPage, siteFor } from '../entries/entries.ts';
import { FreeConsultationPage } from '../features/free-consultation/free-consultation-page.tsx';
import { StateTutoringPage } from '../features/states/state-tutoring-page.tsx';

const consultation = { ...(await getPage('free-consultation')), teachers: [] };
const states = await getPage('state-tutoring');
const site = await siteFor('/free-consultation');
const paragraphsIn = (page: ReactNode) =>
  parse(renderToStaticMarkup(page))
    .querySelectorAll('[lang="es"]')
    .map(({ text }) => text);

it.each([
  (spanish?: string) => <FreeConsultationPage site={site} page={{ ...consultation, spanish }} />,
  (spanish?: string) => (
    <StateTutoringPage site={site} page={{ ...states, spanish, teachers: [] }} states={[]} />
  ),
])('a page speaks Spanish where that is written', (draw) => {
  const text = 'Hablamos español. Escríbanos o reserve una llamada.';
  expect(paragraphsIn(draw(text))).toEqual([text]);
  expect(paragraphsIn(draw())).toEqual([]);
});
