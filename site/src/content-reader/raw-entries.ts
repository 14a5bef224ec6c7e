import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, type CollectionName, type OriginalIndexes } from '../model/collections.ts';
import { isRecord } from '../model/is-record.ts';
import { parseFile, type ParsedFile } from './content-file.ts';
import { defaultsFile, fileId, filesOf } from './content-folder.ts';
import { ContentError, valueAt, type ContentIssue } from './content-issue.ts';

/** An entry merged with the defaults of its collection, field by field; a list replaces the whole default list. */
export function withDefaults(defaults: unknown, value: unknown): unknown {
  if (value === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(value)) return value;
  const keys = new Set([...Object.keys(value), ...Object.keys(defaults)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(defaults[key], value[key])]));
}

/** An entry as it is written in its file. */
export interface RawEntry {
  id: string;
  parsed: ParsedFile;
  /** The path of the entry in its file. */
  path: readonly number[];
  value: unknown;
  originalIndexes?: OriginalIndexes;
}

function entriesIn(parsed: ParsedFile, name: CollectionName): RawEntry[] {
  if (collections[name].storage.kind === 'list') {
    // A file that holds only comments is an empty list.
    const listed = parsed.data ?? [];
    if (!Array.isArray(listed)) {
      throw new ContentError([
        { file: parsed.file, line: 1, field: '', value: parsed.data, message: 'must be a list of entries' },
      ]);
    }
    return listed.map((value: unknown, index) => ({
      id: String(valueAt(value, ['id'])),
      parsed,
      path: [index],
      value,
    }));
  }
  return [{ id: fileId(parsed.file), parsed, path: [], value: parsed.data }];
}

/** The result of `parse`; undefined if it throws a ContentError, whose issues are added to `issues`. */
function parsedOr<T>(issues: ContentIssue[], parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

/**
 * The entries of a collection, merged with its defaults.
 * @param issues gets the mistakes of files that cannot be read.
 * @param files gets every file that could be read.
 */
export function rawEntries(
  root: string,
  name: CollectionName,
  issues: ContentIssue[],
  files: ParsedFile[],
): RawEntry[] {
  const read = (file: string) => {
    const parsed = parseFile(file, readFileSync(join(root, file)));
    files.push(parsed);
    return parsed;
  };
  const hasDefaults = existsSync(join(root, defaultsFile(name)));
  const defaults = hasDefaults ? parsedOr(issues, () => read(defaultsFile(name)).data) : undefined;
  // If the defaults can't be read, every entry would lack the fields that they fill in.
  if (hasDefaults && defaults === undefined) return [];
  return filesOf(root, name).flatMap((file) => {
    if (!existsSync(join(root, file))) {
      issues.push({ file, field: '', message: 'this file must exist' });
      return [];
    }
    const entries = parsedOr(issues, () => entriesIn(read(file), name)) ?? [];
    return entries.map((entry) => ({ ...entry, value: withDefaults(defaults, entry.value) }));
  });
}
