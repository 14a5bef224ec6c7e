import type { Words } from '../model/labels.ts';
import { parentPath } from '../model/routes.ts';
import type { Site } from '../lib/site-context.tsx';
import type { Crumb } from './structured-data.ts';

function overviewLabel(parent: string, words: Words): string {
  return parent === '/subjects' ? words.subjects.overview : words.tests.overview;
}

/**
 * The way down to a page that an overview leads to, the page last: its breadcrumb, for readers and for machines.
 * Empty where no overview stands above the page.
 */
export function getBreadcrumbs({ route, words }: Site, title: string): Crumb[] {
  const parent = parentPath(route);
  if (!route || !parent) return [];
  return [
    { label: overviewLabel(parent, words), to: parent },
    { label: title, to: route.path },
  ];
}
