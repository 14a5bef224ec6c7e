import type { Content, ContentEntry } from '../model/collections.ts';
import { pathInFile } from './conditional-text.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';

interface ContentText {
  path: readonly PropertyKey[];
  value: string;
}

/** All texts in a value, each with its path. */
export function texts(data: unknown, path: readonly PropertyKey[] = []): ContentText[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  const keyed = Array.isArray(data) ? data.entries() : Object.entries(data);
  return [...keyed].flatMap(([key, value]) => texts(value, [...path, key]));
}

/** The entries of all collections. */
export function allEntries(content: Content): ContentEntry<object>[] {
  return Object.values(content).flat() as ContentEntry<object>[];
}

/** The texts of an entry as they are written in its file, with their placeholders. */
export function textsAsWritten(entry: ContentEntry<object>): ContentText[] {
  const body = entry.body === undefined ? [] : [{ path: ['(text)'], value: entry.body }];
  const all = [...texts(entry.data), ...body];
  return all.map(({ path, value }) => ({ path, value: entry.templates?.[fieldName(path)] ?? value }));
}

/** The issue of a value of an entry. In a list file, the field name starts with the index of the entry. */
export function issueAt(
  entry: ContentEntry<unknown>,
  path: readonly PropertyKey[],
  value: unknown,
  message: string,
  suggestion?: string,
): ContentIssue {
  const written = pathInFile(path, entry.originalIndexes);
  const field = fieldName(entry.index === undefined ? written : [entry.index, ...written]);
  return { file: entry.file, field, value, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** An issue for each text of the content for which `messageFor` returns a message. */
export function textIssues(
  content: Content,
  messageFor: (
    value: string,
    path: readonly PropertyKey[],
    entry: ContentEntry<object>,
  ) => string | undefined,
): ContentIssue[] {
  return allEntries(content).flatMap((entry) =>
    textsAsWritten(entry).flatMap(({ path, value }) => {
      const message = messageFor(value, path, entry);
      return message === undefined ? [] : [issueAt(entry, path, value, message)];
    }),
  );
}
