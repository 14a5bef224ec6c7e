import { getCollection, getEntry } from 'astro:content';
import type { CollectionName, EntryOf } from '../model/collections.ts';
import type { PageKind, PageOf } from '../model/page.ts';
import { withLocalPort } from '../model/read-settings.ts';
import type { Site } from './site-context.tsx';

/** All entries of a collection, those with an order in that order. */
export async function entries<N extends CollectionName>(name: N): Promise<EntryOf<N>[]> {
  const found = (await getCollection(name)).map((entry) => entry.data as EntryOf<N>);
  const order = (entry: EntryOf<N>) => ('order' in entry ? entry.order : 0);
  return found.sort((one, other) => order(one) - order(other));
}

/** One entry by id. @throws Error when there is none. */
export async function entry<N extends CollectionName>(name: N, id: string): Promise<EntryOf<N>> {
  const found = await getEntry(name, id);
  if (!found) throw new Error(`There is no "${id}" in the content's ${name}.`);
  return found.data as EntryOf<N>;
}

/** The content of a page that is one of its kind. */
export async function pageContent<K extends PageKind>(kind: K): Promise<PageOf<K>> {
  return (await entry('pages', kind)) as PageOf<K>;
}

/** Settings, navigation, shared words and path: what every screen is given. */
export async function siteFor(path: string): Promise<Site> {
  const settings = await entry('settings', 'settings');
  return {
    settings: withLocalPort(settings, process.env['SCHEDULER_PORT']),
    navigation: await entry('navigation', 'navigation'),
    words: await entry('words', 'words'),
    path,
  };
}
