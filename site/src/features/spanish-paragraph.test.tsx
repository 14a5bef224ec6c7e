import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '../lib/site-context.tsx';
import { getContent } from '../model/content-cache.ts';
import { routeAt, routeTable } from '../model/routes.ts';
import { FreeConsultationPage } from './free-consultation/free-consultation-page.tsx';
import { StateTutoringPage } from './states/state-tutoring-page.tsx';

const content = getContent();
const { settings, navigation, labels, pages } = content;
const [own, bar, shared] = [settings[0]?.data, navigation[0]?.data, labels[0]?.data];
if (!own || !bar || !shared) throw new Error('The content has settings, navigation and labels.');

const site = (path: string): Site => ({
  settings: own,
  navigation: bar,
  labels: shared,
  preview: false,
  path,
  route: routeAt(routeTable(content), path),
});

/** The Spanish paragraphs of a page on which this one is written. */
function spanishOf(path: string, spanish: string | undefined): (string | undefined)[] {
  const html = pages.flatMap(({ data }) => {
    const page = { ...data, spanish };
    if (page.kind === 'free-consultation' && path === '/free-consultation')
      return [renderToStaticMarkup(<FreeConsultationPage site={site(path)} page={page} />)];
    return page.kind === 'state-tutoring' && path === '/state-tutoring'
      ? [renderToStaticMarkup(<StateTutoringPage site={site(path)} page={page} states={[]} />)]
      : [];
  });
  return parse(html.join(''))
    .querySelectorAll('[lang="es"]')
    .map(({ text }) => text);
}

it.each(['/free-consultation', '/state-tutoring'])('%s speaks Spanish where that is written', (path) => {
  expect(spanishOf(path, 'Hablamos español. Escríbanos o reserve una llamada.')).toEqual([
    'Hablamos español. Escríbanos o reserve una llamada.',
  ]);
  expect(spanishOf(path, undefined)).toEqual([]);
});
