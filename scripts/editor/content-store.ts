import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isMap, isSeq, parse, parseDocument, stringify, type Document, type YAMLMap } from 'yaml';
import { collections } from '../../site/src/model/collections.ts';
import { ContentError, describeProblem, type ContentProblem } from '../../site/src/model/content-problem.ts';
import { fieldSchema, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { readContent } from '../../site/src/model/read-content.ts';
import { providerProblems } from '../../site/src/scheduling/provider-problems.ts';
import { listFolder } from './editor-config.ts';
import { mergeInto, withoutEmpty } from './merge-entry.ts';

/** An entry as the editor sees it: a path, and its whole text. */
export interface EditorEntry {
  path: string;
  text: string;
}

/** For the person in the browser: why the entry was not saved. */
export class RefusedSave extends Error {}

/** Where an entry of the editor really lies: a whole file, or an item of a list file. */
interface Place {
  file: string;
  /** The id of an item in a list file. */
  item?: string;
  schema: FieldSchema;
  markdown: boolean;
}

const all = Object.values(collections);
const writing = { lineWidth: 0, flowCollectionPadding: true } as const;

function pageSchema(kind: string): FieldSchema | undefined {
  const option = page.options.find((candidate) => candidate.shape.kind.value === kind);
  return option && fieldSchema(option);
}

/** @throws RefusedSave for a path that no collection has: nothing else is read or written. */
function placeOf(path: string): Place {
  const single = all.find(({ storage }) => storage.kind === 'single' && storage.file === path);
  if (single) return { file: path, schema: fieldSchema(single.schema), markdown: false };
  const [folder = '', name = '', ...rest] = path.split('/');
  const parts = /^([a-z0-9-]+)\.(yaml|md)$/.exec(name);
  const [, id = '', ending = ''] = parts ?? [];
  for (const { storage, schema } of rest.length === 0 && parts ? all : []) {
    if (storage.kind === 'list' && listFolder(storage.file) === folder && ending === 'yaml') {
      return { file: storage.file, item: id, schema: fieldSchema(schema), markdown: false };
    }
    if (storage.kind === 'folder' && storage.folder === folder && storage.ending === `.${ending}`) {
      const own = folder === 'pages' ? pageSchema(id) : fieldSchema(schema);
      if (own) return { file: path, schema: own, markdown: ending === 'md' };
    }
  }
  throw new RefusedSave(`There is no content at "${path}".`);
}

const idOf = (item: unknown): string =>
  isMap(item) ? String((item as YAMLMap).get('id')) : String((item as { id?: unknown } | null)?.id);

function splitMarkdown(text: string): { head: string; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  return { head: parts?.[1] ?? '', body: parts?.[2] ?? text };
}

/** Puts the edited values into the text of a file: its comments, its order and its style stay. */
function changedText(place: Place, old: string, raw: string): string {
  if (place.markdown) {
    const before = splitMarkdown(old);
    const edited = splitMarkdown(raw);
    const document = parseDocument(before.head);
    mergeInto(document, [], withoutEmpty(parse(edited.head), place.schema), place.schema);
    return `---\n${document.toString(writing).trimEnd()}\n---\n\n${edited.body.trim()}\n`;
  }
  const value = withoutEmpty(parse(raw), place.schema);
  const document: Document = parseDocument(old);
  if (place.item === undefined) {
    mergeInto(document, [], value, place.schema);
    return document.toString(writing);
  }
  const items = isSeq(document.contents) ? document.contents.items : [];
  const index = items.findIndex((item) => idOf(item) === place.item);
  // A new item is appended as text, so that what stands before it is not touched.
  if (index < 0) return `${old.trimEnd()}\n${stringify([value], writing)}`;
  mergeInto(document, [index], value, place.schema);
  return document.toString(writing);
}

function removedText(place: Place, old: string): string {
  const document = parseDocument(old);
  const items = isSeq(document.contents) ? document.contents.items : [];
  document.deleteIn([items.findIndex((item) => idOf(item) === place.item)]);
  return document.toString(writing);
}

function problemsOf(root: string): readonly ContentProblem[] {
  try {
    readContent(root, [providerProblems]);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const sameProblem = (problem: ContentProblem): string =>
  `${problem.file} ${problem.field} ${problem.allowed}`;

/** The content folder as the editor reads and writes it; what would break the content is refused. */
export class ContentStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The mistakes that stand in the files now, in words; empty when there are none. */
  mistakes(): string {
    const problems = problemsOf(this.#root);
    return problems.length === 0 ? '' : new ContentError(problems).message;
  }

  /** All entries of a folder of the editor: files, or the items of a list file. */
  list(folder: string): EditorEntry[] {
    const file = `${folder}.yaml`;
    if (all.some(({ storage }) => storage.kind === 'list' && storage.file === file)) {
      const items = parse(this.#read(file)) as unknown[];
      return items.map((item) => ({ path: `${folder}/${idOf(item)}.yaml`, text: stringify(item, writing) }));
    }
    const known = all.find(({ storage }) => storage.kind === 'folder' && storage.folder === folder);
    if (!known || known.storage.kind !== 'folder') throw new RefusedSave(`There is no folder "${folder}".`);
    const { ending } = known.storage;
    return readdirSync(join(this.#root, folder))
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => ({ path: `${folder}/${name}`, text: this.#read(`${folder}/${name}`) }));
  }

  /** One entry; undefined when there is none. */
  entry(path: string): EditorEntry | undefined {
    const place = placeOf(path);
    if (place.item !== undefined)
      return this.list(listFolder(place.file)).find((entry) => entry.path === path);
    return existsSync(join(this.#root, place.file)) ? { path, text: this.#read(place.file) } : undefined;
  }

  /**
   * Writes an edited or new entry.
   * @throws RefusedSave when the content would have a mistake that it has not now; then nothing is written.
   */
  async save(path: string, raw: string): Promise<void> {
    const place = placeOf(path);
    const exists = existsSync(join(this.#root, place.file));
    await this.#replace(place.file, changedText(place, exists ? this.#read(place.file) : '', raw));
  }

  /** Takes an entry away. @throws RefusedSave when something else needs it. */
  async remove(path: string): Promise<void> {
    const place = placeOf(path);
    await this.#replace(
      place.file,
      place.item === undefined ? null : removedText(place, this.#read(place.file)),
    );
  }

  #read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  async #replace(file: string, text: string | null): Promise<void> {
    const target = join(this.#root, file);
    const tidy =
      text === null ? null : await format(text, { ...(await resolveConfig(target)), filepath: target });
    this.#refuseNewProblems(file, tidy);
    if (tidy === null) rmSync(target);
    else writeFileSync(target, tidy);
  }

  /** Tries the change on a copy, so that the site, which may be watching, never sees a broken file. */
  #refuseNewProblems(file: string, text: string | null): void {
    const copy = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      cpSync(this.#root, copy, { recursive: true });
      if (text === null) rmSync(join(copy, file));
      else writeFileSync(join(copy, file), text);
      const known = new Set(problemsOf(this.#root).map(sameProblem));
      const added = problemsOf(copy).filter((problem) => !known.has(sameProblem(problem)));
      if (added.length > 0) throw new RefusedSave(`Not saved.\n\n${added.map(describeProblem).join('\n\n')}`);
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
}
