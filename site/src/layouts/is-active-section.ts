import type { Site } from '../lib/site-context.tsx';
import type { Link } from '../model/link.ts';
import { parentPath } from '../model/routes.ts';

/** Tells whether a group of links holds the page being shown, or the overview it belongs to. */
export function isActiveSection(links: readonly Link[], { path, route }: Site): boolean {
  const parent = parentPath(route);
  return links.some((link) => link.to === path || link.to === parent);
}
