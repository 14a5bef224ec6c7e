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
  valueAt,
} from './content-issue.ts';
import { conditionIssues } from './condition-issues.ts';
import { applyConditions, isItemEmptied, pathInFile, renderSections } from './conditional-text.ts';
import { crossReferenceIssues } from './cross-references.ts';
import { deriveValues } from './derived-values.ts';
import { featureFlags, flagsOfEntry, type FeatureFlags } from './feature-flags.ts';
import { fieldNamesAt } from './field-schema.ts';
import {
  escapeMarkdown,
  interpolate,
  namesByItem,
  gradeNames,
  ownPlaceholders,
  placeholderTable,
  taughtGrades,
  type PlaceholderTable,
} from './placeholders.ts';
import { rawEntries, type RawEntry } from './raw-entries.ts';

type RawContent = Map<CollectionName, RawEntry[]>;

const collectionNames = Object.keys(collections) as CollectionName[];

const valuesIn = (raw: RawContent) => (name: CollectionName) =>
  (raw.get(name) ?? []).map(({ value }) => value);

const flagsOf = (raw: RawContent): FeatureFlags => featureFlags((name) => raw.get(name) ?? []);

/**
 * Reads every file of a content folder without validation; adds the mistakes of unreadable files to `issues`.
 * @throws ContentError if the settings can't be read, because most texts depend on them.
 */
function readFiles(root: string, issues: ContentIssue[]): { raw: RawContent; files: ParsedFile[] } {
  const files: ParsedFile[] = [];
  const raw = new Map(collectionNames.map((name) => [name, rawEntries(root, name, issues, files)]));
  const unreadable = issues.filter(({ file }) => file === 'settings.yaml');
  if (unreadable.length > 0) throw new ContentError(unreadable);
  return { raw, files };
}

/**
 * Removes what conditions empty. A condition may depend on an item that another one has removed, so the flags are
 * computed again for each collection, starting with the claims, on which most texts depend.
 */
function applyAllConditions(raw: RawContent): void {
  for (const name of new Set<CollectionName>(['claims', ...collectionNames])) {
    const flags = flagsOf(raw);
    const expansions = namesByItem(valuesIn(raw));
    const entries = (raw.get(name) ?? []).flatMap((entry) => {
      const isItem = entry.path.length > 0;
      if (isItem && isItemEmptied(entry.value, flags)) return [];
      return [{ ...entry, ...applyConditions(entry.value, flagsOfEntry(flags, entry.id), expansions) }];
    });
    raw.set(name, entries);
  }
}

interface FillContext {
  table: PlaceholderTable;
  /** The lowest and the highest grade that the business teaches. */
  taught: readonly [number, number];
  flags: FeatureFlags;
}

/** Fills the placeholders of an entry's fields and text. Also returns the unknown ones. */
function fillPlaceholders({ id, parsed, value }: RawEntry, { table, flags, taught }: FillContext) {
  const own = valueAt(value, ['grades']);
  const grades = Array.isArray(own) ? Object.fromEntries(gradeNames([Number(own[0]), Number(own[1])])) : {};
  const fields = interpolate(value, { ...ownPlaceholders(id, value, taught), ...table, ...grades });
  const rendered = parsed.body && renderSections(parsed.body, flags);
  const body = interpolate(rendered, table, escapeMarkdown, ['(text)']);
  return { fields, body };
}

/** The issues of an entry's unknown placeholders, each with the known one that was most likely meant. */
function placeholderIssues(
  { fields, body }: ReturnType<typeof fillPlaceholders>,
  ownFields: readonly string[],
  table: PlaceholderTable,
): SchemaIssue[] {
  const nameOf = ({ value }: { value: string }) => value.replaceAll(/[{}\s]/g, '');
  // A default text may name a field that the entry lacks. That field is reported as missing.
  const unknown = fields.issues.filter((issue) => !ownFields.includes(nameOf(issue)));
  return [...unknown, ...body.issues].map((issue) => {
    const match = closestName(nameOf(issue), Object.keys(table));
    return { ...issue, suggestion: match && `{{${match}}}` };
  });
}

function issueInFile({ path, ...issue }: SchemaIssue, entry: RawEntry): ContentIssue {
  const { file, lineOf } = entry.parsed;
  const inFile = [...entry.path, ...pathInFile(path, entry.originalIndexes)];
  return { file, line: lineOf(inFile, issue.value), field: fieldName(inFile), ...issue };
}

/** Fills and validates an entry. Adds its mistakes to `issues`, and returns no entry if the schema refuses it. */
function checkEntry(
  name: CollectionName,
  entry: RawEntry,
  context: FillContext,
  issues: ContentIssue[],
): ContentEntry<unknown>[] {
  const { id, parsed, path, originalIndexes } = entry;
  const { schema } = collections[name];
  const filled = fillPlaceholders(entry, context);
  const { fields, body } = filled;
  const fieldsAt = (at: readonly PropertyKey[]) => fieldNamesAt(schema, at, fields.value);
  const result = schema.safeParse(fields.value);
  const found = [
    ...placeholderIssues(filled, fieldsAt([]), context.table),
    ...schemaIssues(result.error, fields.value, fieldsAt),
  ];
  issues.push(...found.map((issue) => issueInFile(issue, entry)));
  if (!result.success) return [];
  const data = { id, ...(result.data as object) };
  const templates = { ...fields.templates, ...body.templates };
  const text = body.value as string;
  return [{ id, file: parsed.file, index: path[0], data, body: text, templates, originalIndexes }];
}

/** A check outside the content model, for example of image sizes or of the scheduler's provider. */
export type ContentCheck = (content: Content) => ContentIssue[];

/** The issues that checks of the whole content find, with their lines. */
function crossCheck(content: Content, raw: RawContent, checks: readonly ContentCheck[]): ContentIssue[] {
  const files = new Map([...raw.values()].flat().map(({ parsed }) => [parsed.file, parsed]));
  const found = checks.flatMap((check) => check(content));
  return found.map((issue) => ({
    ...issue,
    line: files.get(issue.file)?.lineOf(pathOf(issue.field), issue.value),
  }));
}

/**
 * Reads and checks everything below a content folder (site/content), with its placeholders filled.
 * @throws ContentError naming every mistake with file, field, value and what is allowed.
 */
export function readContent(root: string, extraChecks: readonly ContentCheck[] = []): Content {
  const issues = fileIssues(root);
  const { raw, files } = readFiles(root, issues);
  deriveValues(raw);
  const written = flagsOf(raw);
  issues.push(...files.flatMap((file) => conditionIssues(file, written)));
  applyAllConditions(raw);
  const context = {
    table: placeholderTable(valuesIn(raw)),
    taught: taughtGrades(raw.get('settings')?.[0]?.value),
    flags: flagsOf(raw),
  };
  const checked = [...raw].map(([name, entries]) => [
    name,
    entries.flatMap((entry) => checkEntry(name, entry, context, issues)),
  ]);
  const content = Object.fromEntries(checked) as Content;
  // References are checked only once every entry is valid.
  if (issues.length === 0) issues.push(...crossCheck(content, raw, [crossReferenceIssues, ...extraChecks]));
  if (issues.length > 0) throw new ContentError(issues);
  return content;
}
