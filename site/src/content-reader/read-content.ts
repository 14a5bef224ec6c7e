import { collections, type CollectionName, type Content, type ContentEntry } from '../model/collections.ts';
import { closestName } from '../lib/closest-match.ts';
import type { ParsedFile } from './content-file.ts';
import { fileIssues } from './content-folder.ts';
import {
  ContentError,
  fieldName,
  pathOf,
  schemaIssues,
  type ContentIssue,
  type SchemaIssue,
} from './content-issue.ts';
import { conditionIssues } from './condition-issues.ts';
import {
  featureFlags,
  isItemEmptied,
  pathInFile,
  renderSections,
  withoutEmptied,
  type FeatureFlags,
} from './conditional-text.ts';
import { crossReferenceIssues } from './cross-references.ts';
import { deriveValues } from './derived-values.ts';
import { fieldNamesAt } from './field-schema.ts';
import {
  escapeMarkdown,
  interpolate,
  namesByItem,
  ownPlaceholders,
  placeholderTable,
  type PlaceholderTable,
} from './placeholders.ts';
import { rawEntries, type RawEntry } from './raw-entries.ts';

/** Entries with their conditions applied; an item of a list that they empty goes whole. */
function applyConditions(
  entries: readonly RawEntry[],
  flags: FeatureFlags,
  names: Readonly<Record<string, readonly string[]>>,
): RawEntry[] {
  return entries
    .filter(({ path, value }) => path.length === 0 || !isItemEmptied(value, flags))
    .map((entry) => ({ ...entry, ...withoutEmptied(entry.value, flags, names) }));
}

interface FillContext {
  table: PlaceholderTable;
  flags: FeatureFlags;
}

/** An entry's fields and text with their placeholders filled, and the unknown ones. */
function fillPlaceholders({ id, parsed, value }: RawEntry, { table, flags }: FillContext) {
  const fields = interpolate(value, { ...ownPlaceholders(id, value), ...table });
  const rendered = parsed.body && renderSections(parsed.body, flags);
  const body = interpolate(rendered, table, escapeMarkdown, ['(text)']);
  return { fields, body };
}

const placeholderName = (written: string) => written.replaceAll(/[{}\s]/g, '');

/** An entry with its placeholders filled, as its schema reads it; none when it has mistakes, which go to `issues`. */
function checkEntry(
  name: CollectionName,
  entry: RawEntry,
  context: FillContext,
  issues: ContentIssue[],
): ContentEntry<unknown>[] {
  const { id, parsed, path: place, originalIndexes } = entry;
  const { schema } = collections[name];
  const { fields, body } = fillPlaceholders(entry, context);
  // A default that names a field which the entry lacks: the missing field is reported by itself.
  const ownFields = fieldNamesAt(schema, [], fields.value);
  const unknown = fields.issues.filter(({ value }) => !ownFields.includes(placeholderName(value)));
  const misspelled = [...unknown, ...body.issues].map((issue): SchemaIssue => {
    const match = closestName(placeholderName(issue.value), Object.keys(context.table));
    return { ...issue, suggestion: match && `{{${match}}}` };
  });
  const result = schema.safeParse(fields.value);
  const refused = schemaIssues(result.error, fields.value, (path) =>
    fieldNamesAt(schema, path, fields.value),
  );
  for (const { path, ...issue } of [...misspelled, ...refused]) {
    const inFile = [...place, ...pathInFile(path, originalIndexes)];
    issues.push({
      file: parsed.file,
      line: parsed.lineOf(inFile, issue.value),
      field: fieldName(inFile),
      ...issue,
    });
  }
  if (!result.success) return [];
  const templates = { ...fields.templates, ...body.templates };
  const data = { id, ...(result.data as object) };
  const text = body.value as string;
  return [{ id, file: parsed.file, index: place[0], data, body: text, templates, originalIndexes }];
}

/** A check that lives outside the content model, for example of image sizes or of the scheduler's provider. */
export type ContentCheck = (content: Content) => ContentIssue[];

/**
 * Reads and checks everything below a content folder (site/content), with its placeholders filled.
 * @throws ContentError naming every mistake with file, field, value and what is allowed.
 */
export function readContent(root: string, extraChecks: readonly ContentCheck[] = []): Content {
  const issues: ContentIssue[] = [];
  const names = Object.keys(collections) as CollectionName[];
  issues.push(...fileIssues(root));
  const read: ParsedFile[] = [];
  const raw = new Map(names.map((name) => [name, rawEntries(root, name, issues, read)]));
  // Every text names the settings: while they cannot be read, their own mistake is the only one worth showing.
  const unreadable = issues.filter(({ file }) => file === 'settings.yaml');
  if (unreadable.length > 0) throw new ContentError(unreadable);
  deriveValues(raw);
  const valuesOf = (name: CollectionName) => (raw.get(name) ?? []).map((entry) => entry.value);
  const idsOf = (name: CollectionName) => (raw.get(name) ?? []).map(({ id }) => id);
  const written = featureFlags(valuesOf, idsOf);
  issues.push(...read.flatMap((parsed) => conditionIssues(parsed, written)));
  // A condition may ask for an item that another condition has removed. So the flags are computed again for each
  // collection, claims first, since most texts depend on them.
  for (const name of ['claims', ...names.filter((other) => other !== 'claims')] as const) {
    const flags = featureFlags(valuesOf, idsOf);
    raw.set(name, applyConditions(raw.get(name) ?? [], flags, namesByItem(valuesOf)));
  }
  const context = { table: placeholderTable(valuesOf), flags: featureFlags(valuesOf, idsOf) };
  const content = Object.fromEntries(
    [...raw].map(([name, entries]) => [
      name,
      entries.flatMap((entry) => checkEntry(name, entry, context, issues)),
    ]),
  ) as Content;
  // Cross-references say little about entries that could not be read at all.
  if (issues.length === 0) {
    const files = new Map([...raw.values()].flat().map(({ parsed }) => [parsed.file, parsed]));
    const found = [crossReferenceIssues, ...extraChecks].flatMap((check) => check(content));
    issues.push(
      ...found.map((one) => ({ ...one, line: files.get(one.file)?.lineOf(pathOf(one.field), one.value) })),
    );
  }
  if (issues.length > 0) throw new ContentError(issues);
  return content;
}
