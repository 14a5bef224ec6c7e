import type { CollectionName, EntryOf } from './collections.ts';

/** An entry with where it came from, so that a later check can name its file. */
export interface ContentEntry<T> {
  id: string;
  file: string;
  /** Position in a list file; undefined for an entry that is a whole file. */
  index?: number | undefined;
  data: T;
  /** The text below the frontmatter of a Markdown entry. */
  body?: string | undefined;
  /** The texts that held a placeholder, as they are written in the file, by field name. */
  raw?: Readonly<Record<string, string>>;
}

/** All content of the site, by collection. */
export type Content = { [N in CollectionName]: ContentEntry<EntryOf<N>>[] };
