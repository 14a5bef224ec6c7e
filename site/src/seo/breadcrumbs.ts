import type { Labels } from '../model/labels.ts';
import { parentPath } from '../model/routes.ts';
import type { Site } from '../lib/site-context.tsx';
import type { Crumb } from './structured-data.ts';

function overviewLabel(parent: string, labels: Labels): string {
  return parent === '/subjects' ? labels.subjects.overview : labels.exams.overview;
}

/**
 * The way down to a page that an overview leads to, the page last: its breadcrumb, for readers and for machines.
 * Empty where no overview stands above the page.
 */
export function getBreadcrumbs({ route, labels }: Site, title: string): Crumb[] {
  const parent = parentPath(route);
  if (!route || !parent) return [];
  return [
    { label: overviewLabel(parent, labels), to: parent },
    { label: title, to: route.path },
  ];
}
