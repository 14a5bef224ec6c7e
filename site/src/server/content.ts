import type { CollectionName, EntryWithId } from '../model/collections.ts';
import { getContent } from '../model/content-cache.ts';
import type { PageKind, PageOf } from '../model/page.ts';
import { readSettings } from '../model/read-settings.ts';
import { routeTable, type Route, type RouteKind } from '../model/routes.ts';
import { isPreview } from '../lib/preview.ts';
import { offeredNavigation } from '../lib/link-target.ts';
import type { Site } from '../lib/site-context.tsx';

/**
 * All entries of a collection, those with an `order` in that order. Named and used like the function of
 * `astro:content`, and read by our own strict reader.
 */
export async function getCollection<N extends CollectionName>(name: N): Promise<EntryWithId<N>[]> {
  const order = (entry: EntryWithId<N>) => ('order' in entry ? entry.order : 0);
  return getContent()
    [name].map(({ id, data }) => ({ id, ...data }) as EntryWithId<N>)
    .sort((one, other) => order(one) - order(other));
}

/** One entry by id. @throws Error when there is none. */
export async function getEntry<N extends CollectionName>(name: N, id: string): Promise<EntryWithId<N>> {
  const found = (await getCollection(name)).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no "${id}" in the content's ${name}.`);
  return found;
}

/** The Markdown of a legal page. */
export async function getLegalText(id: string): Promise<string> {
  return getContent().legal.find((entry) => entry.id === id)?.body ?? '';
}

/** The content of a one-of-a-kind page, whose kind is its file's name. @throws Error when there is none. */
export async function getPage<K extends PageKind>(kind: K): Promise<PageOf<K>> {
  return (await getEntry('pages', kind)) as unknown as PageOf<K>;
}

/** Every page of the site, those of the entries in their order. */
export async function siteRoutes(): Promise<readonly Route[]> {
  return routeTable(getContent());
}

/**
 * The pages of one kind, each with the entry that it shows, for `getStaticPaths`.
 * @param ending what their paths end in behind the parameter.
 */
export async function pathsOfKind<P extends string>(kind: RouteKind, parameter: P, ending = '') {
  return (await siteRoutes()).flatMap((route) => {
    const { path, entry } = route;
    if (route.kind !== kind || entry === undefined) return [];
    const params = { [parameter]: path.slice(1, path.length - ending.length) } as Record<P, string>;
    return [{ params, props: { route: { ...route, entry } } }];
  });
}

/** Settings, navigation without what the business does not have, shared labels and route: what every page is given. */
export async function siteFor(path: string): Promise<Site> {
  const settings = readSettings();
  return {
    settings,
    navigation: offeredNavigation(await getEntry('navigation', 'navigation'), settings),
    labels: await getEntry('labels', 'labels'),
    preview: isPreview,
    path,
    route: (await siteRoutes()).find((route) => route.path === path),
  };
}
