import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { buildFolder } from '../tools/serve/build-folder.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { mainPath, mainRoutes, routeTable } from '../site/src/model/routes.ts';

export const dist = buildFolder;

/** A page of the build, with its parsed tree without scripts. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** Parses a page and removes script and noscript elements, whose source would count as text. */
function readable(html: string): HTMLElement {
  const root = parse(html);
  for (const element of root.querySelectorAll('main script, main noscript')) element.remove();
  return root;
}

/** The built page of a path. @throws Error if it doesn't exist. */
export function builtPage(path: string): BuiltPage {
  const file = join(dist, path === '/' ? 'index.html' : `${path}.html`);
  const html = readFileSync(file, 'utf8');
  return { path, file, html, root: readable(html) };
}

/** The main element of a built page. @throws Error when it has none. */
export function mainOf(path: string): HTMLElement {
  const main = builtPage(path).root.querySelector('main');
  if (!main) throw new Error(`${path} has no main element.`);
  return main;
}

/** The text of an element with collapsed white space. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

export const routes = routeTable(getContent());
export const allPaths: readonly string[] = routes.map(({ path }) => path);
export const mainPaths: readonly string[] = mainRoutes(routes).map(({ path }) => path);
/** The main path of each path. */
export const mainPathOf: ReadonlyMap<string, string> = new Map(
  routes.map((route) => [route.path, mainPath(route)]),
);
/** All built pages, aliases included. */
export const builtPages = (): BuiltPage[] => allPaths.map(builtPage);

/** Whether a path is a built page or another file of the build. */
export function isBuilt(path: string): boolean {
  const name = path === '/' ? 'index' : path;
  return existsSync(join(dist, `${name}.html`)) || (path !== '/' && existsSync(join(dist, path)));
}
