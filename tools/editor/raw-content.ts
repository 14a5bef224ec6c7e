import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { defaultsFile, filesOf } from '../../site/src/content-reader/content-folder.ts';
import { valueAt } from '../../site/src/content-reader/content-issue.ts';

/** A collection as parsed from its files, without validation. */
export interface RawCollection {
  defaults: unknown;
  entries: { id: string; data: unknown }[];
}
export type RawContent = Readonly<Record<CollectionName, RawCollection>>;

/** The data of a YAML file; undefined when it does not exist or cannot be parsed. */
function parsed(path: string): unknown {
  try {
    return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the content without validation, so that the editor opens while the content has mistakes. */
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
