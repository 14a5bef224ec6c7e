import type { CollectionName, EntryWithId } from '../model/collections.ts';
import type { Content } from '../model/content.ts';
import { getContent } from '../model/content-cache.ts';
import type { PageKind, PageOf } from '../model/page.ts';
import { withLocalPort } from '../model/read-settings.ts';
import { routeAt, routeTable, type Route, type RouteKind } from '../model/routes.ts';
import { siteFile } from '../model/site-file.ts';
import { isPreview } from '../lib/preview.ts';
import { offeredNavigation } from '../lib/link-target.ts';
import type { Site } from '../lib/site-context.tsx';

/** What was looked up, for a build, in which no content changes: every page asks for the same. */
const lookedUp = new Map<string, Promise<unknown>>();

function once<T>(name: string, look: () => Promise<T>): Promise<T> {
  if (import.meta.env.DEV) return look();
  const found = (lookedUp.get(name) as Promise<T> | undefined) ?? look();
  lookedUp.set(name, found);
  return found;
}

function read(): Promise<Content> {
  return once('content', () => Promise.resolve(getContent(siteFile('content'))));
}

async function lookUp<N extends CollectionName>(name: N): Promise<EntryWithId<N>[]> {
  const found = (await read())[name].map(({ id, data }) => ({ id, ...data }) as EntryWithId<N>);
  const order = (entry: EntryWithId<N>) => ('order' in entry ? entry.order : 0);
  return found.sort((one, other) => order(one) - order(other));
}

/** All entries of a collection, those with an order in that order. */
export async function entries<N extends CollectionName>(name: N): Promise<EntryWithId<N>[]> {
  return [...(await once(name, () => lookUp(name)))];
}

/** One entry by id. @throws Error when there is none. */
export async function entry<N extends CollectionName>(name: N, id: string): Promise<EntryWithId<N>> {
  const found = (await entries(name)).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no "${id}" in the content's ${name}.`);
  return found;
}

/** The text of a legal page, written in Markdown. */
export async function legalText(id: string): Promise<string> {
  return (await read()).legal.find((candidate) => candidate.id === id)?.body ?? '';
}

/** The content of a page that is one of its kind. */
export async function getPage<K extends PageKind>(kind: K): Promise<PageOf<K>> {
  return (await entry('pages', kind)) as unknown as PageOf<K>;
}

/** Every page of the site, those of the entries in their order. */
export function siteRoutes(): Promise<readonly Route[]> {
  return once('routes', lookUpRoutes);
}

async function lookUpRoutes(): Promise<Route[]> {
  const identified = async <N extends 'subjects' | 'tests' | 'states'>(name: N) =>
    (await entries(name)).map((data) => ({ id: data.id, data }));
  return routeTable({
    subjects: await identified('subjects'),
    tests: await identified('tests'),
    states: await identified('states'),
  });
}

/**
 * The pages of one kind, each with the entry that it shows, as their file in `pages/` gives them to Astro.
 * @param ending what their addresses end in behind the parameter.
 */
export async function pathsOfKind<P extends string>(kind: RouteKind, parameter: P, ending = '') {
  const routes = (await siteRoutes()).flatMap((route) =>
    route.kind === kind && route.entry !== undefined ? [{ ...route, entry: route.entry }] : [],
  );
  return routes.map((route) => ({
    params: { [parameter]: route.path.slice(1).replace(new RegExp(`${ending}$`), '') } as Record<P, string>,
    props: { route },
  }));
}

async function lookUpShared() {
  const settings = withLocalPort(await entry('settings', 'settings'), process.env['SCHEDULER_PORT']);
  return {
    settings,
    navigation: offeredNavigation(await entry('navigation', 'navigation'), settings),
    words: await entry('words', 'words'),
    preview: isPreview,
  };
}

/** Settings, navigation without what the business does not have, shared words and route: what every screen is given. */
export async function siteFor(path: string): Promise<Site> {
  const shared = await once('shared', lookUpShared);
  return { ...shared, path, route: routeAt(await siteRoutes(), path) };
}
