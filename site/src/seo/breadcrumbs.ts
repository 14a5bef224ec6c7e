import { parentPath } from '../model/routes.ts';
import type { Site } from '../lib/site-context.tsx';
import type { Link } from '../model/link.ts';

/**
 * The way down to a page that an overview leads to, the page last: its breadcrumb, for readers and for machines.
 * Empty where no overview stands above the page.
 */
export function getBreadcrumbs({ route, labels }: Site, title: string): Link[] {
  const parent = parentPath(route);
  if (!route || !parent) return [];
  const { overview } = parent === '/subjects' ? labels.subjects : labels.exams;
  return [
    { label: overview, to: parent },
    { label: title, to: route.path },
  ];
}
