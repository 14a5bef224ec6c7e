import { fileURLToPath } from 'node:url';
import { readContent } from './read-content.ts';
import { routeTable, type Route } from './routes.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Every page of the site, for servers, commands and tests.
 * @throws ContentError when the content has mistakes.
 */
export function readRoutes(): Route[] {
  return routeTable(readContent(folder));
}
