import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { isRecord } from '../../site/src/model/is-record.ts';
import { editYaml } from '../launch/edit-yaml.ts';

const idOf = (item: unknown): unknown => (isRecord(item) ? item['id'] : undefined);
const haveIds = (list: readonly unknown[]) => list.every((item) => idOf(item) !== undefined);

/** Merges lists of entries by id. Entries that the owner deleted stay deleted, and samples aren't added. */
function mergeEntries(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  const withId = (list: readonly unknown[], id: unknown) => list.find((item) => idOf(item) === id);
  const kept = ours.map((item) => mergeValues(withId(base, idOf(item)), item, withId(theirs, idOf(item))));
  const known = new Set([...base, ...ours].map(idOf));
  const isSample = (item: unknown) => isRecord(item) && item['sample'] === true;
  return [
    ...kept.filter((item) => item !== undefined),
    ...theirs.filter((item) => !known.has(idOf(item)) && !isSample(item)),
  ];
}

/**
 * A three-way merge of a value: parts that the owner has not changed are taken from the new version; others stay.
 * @param base the value in the version that the owner started from.
 * @param ours the owner's value.
 * @param theirs the value in the new version.
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(ours, base)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return ours;
  if (isRecord(ours) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
    const merged = names.map((name) => [name, mergeValues(before[name], ours[name], theirs[name])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
    if ([base, ours, theirs].every(haveIds)) return mergeEntries(base, ours, theirs);
    if (theirs.length === base.length) {
      return ours.map((item, index) => {
        const before = base.findIndex((other) => isDeepStrictEqual(other, item));
        if (before >= 0) return theirs[before];
        return ours.length === base.length ? mergeValues(base[index], item, theirs[index]) : item;
      });
    }
  }
  return ours;
}

/** Folders of entries and pictures, in which new files of a version are samples and therefore not added. */
const entryFolders = /^(teachers|subjects|exams|states|pictures)\//;

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

function isSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return existsSync(one) === existsSync(other);
  return readFileSync(one).equals(readFileSync(other));
}

/** Writes only the differences between two values into a document, so that everything else keeps its format. */
function writeDifferences(document: Document, path: readonly unknown[], from: unknown, to: unknown): void {
  if (isDeepStrictEqual(from, to)) return;
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isRecord(from) && isRecord(to) && isMap(node)) {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const place = [...path, key];
      if (to[key] === undefined) document.deleteIn(place);
      else if (from[key] === undefined) document.setIn(place, document.createNode(to[key]));
      else writeDifferences(document, place, from[key], to[key]);
    }
  } else if (Array.isArray(from) && Array.isArray(to) && isSeq(node) && from.length <= to.length) {
    for (const [index, item] of to.entries())
      if (index < from.length) writeDifferences(document, [...path, index], from[index], item);
      else document.addIn(path, document.createNode(item));
  } else if (path.length === 0) document.contents = document.createNode(to) as Document['contents'];
  else document.setIn(path, document.createNode(to));
}

/**
 * Updates the texts that an owner has not changed to those of a new version. Files that the owner has not changed are
 * replaced, and others are merged field by field. Entries that the owner deleted stay deleted.
 * @param base the content folder of the version that the owner started from.
 * @param theirs that of the new version.
 * @param ours the owner's content folder, which is changed.
 * @returns the changed files.
 */
export async function mergeContent(base: string, theirs: string, ours: string): Promise<string[]> {
  const changed: string[] = [];
  for (const file of new Set([...filesIn(base), ...filesIn(theirs)])) {
    const [before, after, own] = [base, theirs, ours].map((folder) => join(folder, file)) as [
      string,
      string,
      string,
    ];
    if (isSame(before, after) || isSame(after, own)) continue;
    if (isSame(before, own)) {
      const isNewEntry = !existsSync(before) && entryFolders.test(file);
      if (isNewEntry) continue;
      if (existsSync(after)) {
        mkdirSync(dirname(own), { recursive: true });
        cpSync(after, own);
      } else rmSync(own);
    } else if (file.endsWith('.yaml') && [before, after, own].every((path) => existsSync(path))) {
      const documents = [before, after, own].map((path) => parseDocument(readFileSync(path, 'utf8')));
      // The content check reports invalid YAML.
      if (documents.some(({ errors }) => errors.length > 0)) continue;
      const [old, next, mine] = documents.map((document): unknown => document.toJS());
      const merged = mergeValues(old, mine, next);
      if (isDeepStrictEqual(merged, mine)) continue;
      await editYaml(ours, file, (document) => writeDifferences(document, [], mine, merged));
    } else continue;
    changed.push(file);
  }
  return changed;
}
