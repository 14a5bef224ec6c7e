/** Compares the anchors of the content check with those of the built pages. */
import { expect, it } from 'vitest';
import { mainOf } from '../e2e/built-pages.ts';
import { anchorsOf } from '../site/src/model/anchors.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { routeTable } from '../site/src/model/routes.ts';

const content = getContent();

it.each(routeTable(content))('$path has the sections that links may lead to, and no other', (route) => {
  const main = mainOf(route.path);
  const ids = main.querySelectorAll('[id]').map(({ id }) => id);
  const anchors = anchorsOf(content, route);
  expect(ids).toEqual(expect.arrayContaining(anchors));
  // An id that ends in -heading only labels its section.
  const sections = main.querySelectorAll('section[id], h2[id]').map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining(sections.filter((id) => !id.endsWith('-heading'))));
});
