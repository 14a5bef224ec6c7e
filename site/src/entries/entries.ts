import type { CollectionName, EntryOf } from '../model/collections.ts';
import { getContent } from '../content-reader/content-cache.ts';
import type { PageKind, PageOf } from '../model/page.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { fixedRoutes, routeTable, type Route, type RouteKind } from '../model/routes.ts';
import { isPreview } from '../lib/preview.ts';
import { offeredNavigation } from '../lib/link-target.ts';
import type { Site } from '../lib/site-context.tsx';

/** All entries of a collection, sorted by `order` if they have one. */
export function entriesOf<N extends CollectionName>(name: N): EntryOf<N>[] {
  const order = (entry: EntryOf<N>) => ('order' in entry ? entry.order : 0);
  return getContent()
    [name].map(({ data }) => data)
    .sort((one, other) => order(one) - order(other));
}

/** The entry with an id. @throws Error if there is none. */
export function entryOf<N extends CollectionName>(name: N, id: string): EntryOf<N> {
  const found = entriesOf(name).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no "${id}" in the content's ${name}.`);
  return found;
}

/** The Markdown of a legal text; empty if it doesn't exist. */
export function getLegalText(id: string): string {
  return getContent().legal.find((entry) => entry.id === id)?.body ?? '';
}

/** The content of the page of a kind. @throws Error if there is none. */
export function getPage<K extends PageKind>(kind: K): PageOf<K> {
  const pages = entriesOf('pages');
  const found = pages.find((page): page is PageOf<K> => page.kind === kind);
  if (!found) throw new Error(`There is no page "${kind}" in the content.`);
  return found;
}

/** The routes of all pages; those of entries are in the order of the entries. */
export function siteRoutes(): readonly Route[] {
  return routeTable(getContent());
}

/** A page as `getStaticPaths` returns it. */
interface StaticPath<P extends string> {
  params: Record<P, string>;
  props: { route: Route & { entry: string } };
}

/**
 * The pages of a kind, each with the id of its entry, for `getStaticPaths`.
 * @param ending the end of their paths after the parameter.
 */
export function pathsOfKind<P extends string>(kind: RouteKind, parameter: P, ending = ''): StaticPath<P>[] {
  return siteRoutes().flatMap((route) => {
    const { path, entry } = route;
    if (route.kind !== kind || entry === undefined) return [];
    const params = { [parameter]: path.slice(1, path.length - ending.length) } as Record<P, string>;
    return [{ params, props: { route: { ...route, entry } } }];
  });
}

/** Whether a teacher, a review, a post or a setting is a sample. */
function hasSamples(): boolean {
  const { settings, teachers, testimonials, posts } = getContent();
  const entries = [...teachers, ...testimonials, ...posts];
  return settings.some(({ data }) => data.samples.length > 0) || entries.some(({ data }) => data.sample);
}

/** The value of SiteProvider for a page: settings, navigation without missing targets, shared labels and route. */
export function siteFor(path: string): Site {
  const settings = readSettings();
  return {
    settings,
    navigation: offeredNavigation(entryOf('navigation', 'navigation'), settings),
    labels: entryOf('labels', 'labels'),
    preview: isPreview,
    samples: hasSamples(),
    path,
    // Includes hidden pages, which Astro renders before their files are removed.
    route: [...siteRoutes(), ...fixedRoutes].find((route) => route.path === path),
  };
}
