import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collections, type CollectionName } from './collections.ts';
import { parseFile, type ParsedFile } from './content-file.ts';
import {
  allowedBy,
  meantBy,
  ContentError,
  fieldName,
  pathOf,
  valueAt,
  type ContentIssue,
} from './content-issue.ts';
import type { Content, Sourced } from './content.ts';
import { fieldNamesAt } from './field-schema.ts';
import { closestMatch } from './closest-match.ts';
import { crossReferenceProblems } from './cross-references.ts';
import { keepParts, optionalParts, type OptionalParts } from './feature-flags.ts';
import { placeholderTable } from './placeholder-table.ts';
import { interpolate, inMarkdown, ownCounts, type PlaceholderTable } from './placeholders.ts';

function filesOf(root: string, name: CollectionName): string[] {
  const { storage } = collections[name];
  if (storage.kind !== 'folder') return [storage.file];
  const folder = join(root, storage.folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(storage.ending))
    .sort()
    .map((file) => `${storage.folder}/${file}`);
}

/** Files that look like content and that nothing reads: a wrong ending, a wrong folder. */
function unreadFiles(root: string): ContentIssue[] {
  const read = new Set((Object.keys(collections) as CollectionName[]).flatMap((name) => filesOf(root, name)));
  const folders = Object.values(collections).flatMap(({ storage }) =>
    storage.kind === 'folder' ? [storage.folder as string] : [],
  );
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ya?ml|md|txt)$/i.test(file) && !read.has(file))
    .map((file) => {
      const renamed = file.replace(
        /(\.ya?ml)?\.(ya?ml|md|txt)$/i,
        file.startsWith('legal/') ? '.md' : '.yaml',
      );
      return {
        file,
        field: '(file)',
        allowed: 'is not read: its name or its folder is none that the site knows',
        instead: folders.includes(dirname(file)) ? renamed : (closestMatch(renamed, [...read]) ?? renamed),
      };
    });
}

/** An entry as it is written in its file. */
interface RawEntry {
  id: string;
  parsed: ParsedFile;
  /** Where in the file it stands. */
  path: readonly number[];
  value: unknown;
}

function entriesOf(name: CollectionName, parsed: ParsedFile): RawEntry[] {
  if (collections[name].storage.kind === 'list') {
    // A list without an entry is a file with nothing but comments.
    const listed = parsed.data ?? [];
    if (!Array.isArray(listed)) {
      throw new ContentError([
        { file: parsed.file, field: '', value: parsed.data, allowed: 'must be a list of entries' },
      ]);
    }
    return listed.map((value: unknown, index) => ({
      id: String(valueAt(value, ['id'])),
      parsed,
      path: [index],
      value,
    }));
  }
  const id = parsed.file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return [{ id, parsed, path: [], value: parsed.data }];
}

function rawEntries(root: string, name: CollectionName, problems: ContentIssue[]): RawEntry[] {
  return filesOf(root, name).flatMap((file) => {
    const path = join(root, file);
    if (!existsSync(path)) {
      problems.push({ file, field: '', allowed: 'this file must exist' });
      return [];
    }
    try {
      return entriesOf(name, parseFile(file, readFileSync(path, 'utf8')));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}

/** The placeholder that a mistyped one most likely stands for. */
function meantPlaceholder(written: string, table: PlaceholderTable): string | undefined {
  const [name = '', form] = written.replaceAll(/[{}\s]/g, '').split(':');
  const meant = closestMatch(name, Object.keys(table));
  const known =
    form === undefined || typeof table[meant ?? ''] !== 'number'
      ? ''
      : `:${closestMatch(form, ['word', 'Word']) ?? 'word'}`;
  return meant && `{{${meant}${known}}}`;
}

/** An entry with its placeholders filled, as its schema reads it; none when it has mistakes, which are told. */
function checkedEntry(
  name: CollectionName,
  raw: RawEntry,
  { table, parts }: { table: PlaceholderTable; parts: OptionalParts },
  problems: ContentIssue[],
): Sourced<unknown>[] {
  const { id, parsed, path: place } = raw;
  const own = { ...table, ...ownCounts(raw.value) };
  const filled = interpolate(raw.value, own);
  const text = parsed.body && keepParts(parsed.body, parts);
  const body = text === undefined ? undefined : interpolate(text, table, inMarkdown);
  const unknown = [
    ...filled.problems,
    ...(body?.problems ?? []).map((problem) => ({ ...problem, path: ['(text)'] })),
  ].map((problem) => ({ ...problem, instead: meantPlaceholder(problem.value, own) }));
  const result = collections[name].schema.safeParse(filled.value);
  const issues = (result.error?.issues ?? []).map((issue) => ({
    path: issue.path,
    value: valueAt(filled.value, issue.path),
    allowed: allowedBy(issue, valueAt(filled.value, issue.path)),
    instead: meantBy(
      issue,
      valueAt(filled.value, issue.path),
      fieldNamesAt(collections[name].schema, issue.path),
    ),
  }));
  const wrong = [...unknown, ...issues].map((problem) => {
    const path = [...place, ...problem.path];
    return { ...problem, file: parsed.file, line: parsed.lineOf(path), field: fieldName(path) };
  });
  problems.push(
    ...wrong.map(({ file, line, field, value, allowed, instead }) => ({
      ...{ file, line, field, value, allowed },
      ...(instead === undefined ? {} : { instead }),
    })),
  );
  if (!result.success) return [];
  const written = {
    ...filled.written,
    ...(body && Object.keys(body.written).length > 0 ? { '(text)': text } : {}),
  } as Record<string, string>;
  return [
    { id, file: parsed.file, index: place[0], data: result.data, body: body?.value as string, written },
  ];
}

/** What a part of the site that the content knows nothing of says about it. */
export type FurtherCheck = (content: Content) => ContentIssue[];

/**
 * Reads and checks everything below a content folder (site/content), with its placeholders filled.
 * @throws ContentError naming every mistake with file, field, value and what is allowed.
 */
export function readContent(root: string, further: readonly FurtherCheck[] = []): Content {
  const problems: ContentIssue[] = [];
  const names = Object.keys(collections) as CollectionName[];
  problems.push(...unreadFiles(root));
  const raw = new Map(names.map((name) => [name, rawEntries(root, name, problems)]));
  const entriesOf = (name: CollectionName) => (raw.get(name) ?? []).map((entry) => entry.value);
  const filling = { table: placeholderTable(entriesOf), parts: optionalParts(entriesOf) };
  const content = Object.fromEntries(
    [...raw].map(([name, entries]) => [
      name,
      entries.flatMap((entry) => checkedEntry(name, entry, filling, problems)),
    ]),
  ) as Content;
  // Cross-references say little about entries that could not be read at all.
  if (problems.length === 0) {
    const files = new Map([...raw.values()].flat().map(({ parsed }) => [parsed.file, parsed]));
    const found = [crossReferenceProblems, ...further].flatMap((check) => check(content));
    problems.push(...found.map((one) => ({ ...one, line: files.get(one.file)?.lineOf(pathOf(one.field)) })));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
