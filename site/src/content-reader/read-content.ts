import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  collections,
  type CollectionName,
  type Content,
  type ContentEntry,
  type OriginalIndexes,
} from '../model/collections.ts';
import { defaultsFile, fileId, fileIssues, filesOf } from './content-folder.ts';
import { parseFile, type ParsedFile } from './content-file.ts';
import {
  ContentError,
  fieldName,
  pathOf,
  schemaIssues,
  valueAt,
  type ContentIssue,
  type SchemaIssue,
} from './content-issue.ts';
import { fieldNamesAt } from './field-schema.ts';
import { closestName } from '../lib/closest-match.ts';
import { isRecord } from '../model/is-record.ts';
import { crossReferenceIssues } from './cross-references.ts';
import { conditionIssues } from './condition-issues.ts';
import {
  featureFlags,
  isItemEmptied,
  pathInFile,
  renderSections,
  withoutEmptied,
  type FeatureFlags,
} from './conditional-text.ts';
import {
  escapeMarkdown,
  interpolate,
  namesByItem,
  ownPlaceholders,
  placeholderTable,
  type PlaceholderTable,
} from './placeholders.ts';

/** An entry with the defaults of its collection, field by field; a list of its own replaces the default list whole. */
export function withDefaults(defaults: unknown, value: unknown): unknown {
  if (value === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(value)) return value;
  const keys = new Set([...Object.keys(value), ...Object.keys(defaults)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(defaults[key], value[key])]));
}

/** An entry as it is written in its file. */
interface RawEntry {
  id: string;
  parsed: ParsedFile;
  /** Where in the file it stands. */
  path: readonly number[];
  value: unknown;
  originalIndexes?: OriginalIndexes;
}

function entriesIn(parsed: ParsedFile, name: CollectionName): RawEntry[] {
  if (collections[name].storage.kind === 'list') {
    // A list without an entry is a file with nothing but comments.
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

/** What parsing gives; nothing when the file has a mistake, which goes to `issues`. */
function parsedOr<T>(issues: ContentIssue[], parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

/** @param files gets every file that could be read. */
function rawEntries(
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
  // Without its defaults, every entry would be reported for the fields that they fill in.
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

/** The settings, by which a site without a review leaves out the page of reviews. */
function withoutEmptyPages(settings: RawEntry, reviews: number): RawEntry {
  if (reviews > 0 || !isRecord(settings.value)) return settings;
  const { hiddenPages } = settings.value;
  const hidden: unknown[] = Array.isArray(hiddenPages) ? hiddenPages : [];
  return {
    ...settings,
    value: { ...settings.value, hiddenPages: [...new Set([...hidden, '/testimonials'])] },
  };
}

/** The owner's own state before the others, whatever their order says. */
const withOwnFirst = (state: RawEntry, own: unknown): RawEntry =>
  isRecord(state.value) && state.value['name'] === own
    ? { ...state, value: { ...state.value, order: 0 } }
    : state;

/**
 * The claim about how many teachers there are, with no more than there are: "16+" holds from sixteen on, and any other
 * number is theirs. One teacher is no number to show.
 */
function withTeacherCount(claim: RawEntry, teachers: number): RawEntry[] {
  const said = valueAt(claim.value, ['value']);
  if (claim.id !== 'teachers' || typeof said !== 'string') return [claim];
  const value = said.replace(/^(\d+)(\+?)/, (least, digits: string, more: string) =>
    more && teachers >= Number(digits) ? least : String(teachers),
  );
  return teachers < 2 ? [] : [{ ...claim, value: { ...(claim.value as object), value } }];
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
  const reviews = raw.get('testimonials')?.length ?? 0;
  raw.set('settings', raw.get('settings')?.map((entry) => withoutEmptyPages(entry, reviews)) ?? []);
  const ownState = valueAt(raw.get('settings')?.[0]?.value, ['business', 'state']);
  raw.set('states', raw.get('states')?.map((entry) => withOwnFirst(entry, ownState)) ?? []);
  const teachers = raw.get('teachers')?.length ?? 0;
  raw.set('claims', raw.get('claims')?.flatMap((entry) => withTeacherCount(entry, teachers)) ?? []);
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
