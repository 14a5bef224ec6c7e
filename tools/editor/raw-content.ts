import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { defaultsFile, filesOf } from '../../site/src/model/content-folder.ts';
import { valueAt } from '../../site/src/model/content-issue.ts';

/** A collection as its files have it, unchecked. */
export interface RawCollection {
  /** What an entry says where it says nothing itself. */
  defaults: unknown;
  entries: { id: string; data: unknown }[];
}
export type RawContent = Readonly<Record<CollectionName, RawCollection>>;

/** What a file says; nothing while there is none or it cannot be read. */
function parsed(path: string): unknown {
  try {
    return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** The content without a check: the editor must open, to mend a mistake, while there is one. */
export function readRawContent(root: string): RawContent {
  const read = (name: CollectionName): RawCollection => {
    const entries = filesOf(root, name).flatMap((file) => {
      const data = file.endsWith('.yaml') ? parsed(join(root, file)) : undefined;
      if (!Array.isArray(data)) return [{ id: basename(file, '.yaml'), data }];
      return data.map((item: unknown) => ({ id: String(valueAt(item, ['id'])), data: item }));
    });
    return { defaults: parsed(join(root, defaultsFile(name))), entries };
  };
  const names = Object.keys(collections) as CollectionName[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<CollectionName, RawCollection>;
}
