import type { Words } from '../model/words.ts';
import { parentPath } from '../model/routes.ts';
import type { Site } from './site-context.tsx';
import type { TrailStep } from './structured-data.ts';

function overviewLabel(parent: string, words: Words): string {
  return parent === '/subjects' ? words.subjects.overview : words.tests.overview;
}

/**
 * The way down to a page that an overview leads to, the page last: its breadcrumb, for readers and for machines.
 * Empty where no overview stands above the page.
 */
export function trailTo({ route, words }: Site, title: string): TrailStep[] {
  const parent = parentPath(route);
  if (!route || !parent) return [];
  return [
    { label: overviewLabel(parent, words), to: parent },
    { label: title, to: route.path },
  ];
}
