import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isMap, isSeq, parse, parseDocument, stringify, type Document } from 'yaml';
import { contentError } from '../../site/integrations/content-check.ts';
import { collections } from '../../site/src/model/collections.ts';
import { describeProblem, type ContentProblem } from '../../site/src/model/content-problem.ts';
import { listFolder } from './editor-config.ts';
import { mergeInto, withoutBlanks } from './merge-entry.ts';

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
}

const storages = Object.values(collections).map(({ storage }) => storage);
const writing = { lineWidth: 0, flowCollectionPadding: true } as const;

/** @throws RefusedSave for a path that no collection has: nothing else is read or written. */
function placeOf(path: string): Place {
  const [, id = ''] = /^(?:[a-z-]+\/)?([a-z0-9-]+)\.(?:yaml|md)$/.exec(path) ?? [];
  for (const storage of id ? storages : []) {
    if (storage.kind === 'single' && storage.file === path) return { file: path };
    if (storage.kind === 'folder' && path === `${storage.folder}/${id}${storage.ending}`)
      return { file: path };
    if (storage.kind === 'list' && path === `${listFolder(storage.file)}/${id}.yaml`)
      return { file: storage.file, item: id };
  }
  throw new RefusedSave(`There is no content at "${path}".`);
}

function indexIn(document: Document, id: string): number {
  const items = isSeq(document.contents) ? document.contents.items : [];
  return items.findIndex((item) => isMap(item) && String(item.get('id')) === id);
}

/** Puts edited YAML into the text of a file: its comments, its order and its style stay. */
function changedYaml(old: string, raw: string, item?: string): string {
  const value = withoutBlanks(parse(raw));
  const document: Document = parseDocument(old);
  const index = item === undefined ? undefined : indexIn(document, item);
  // A new item is appended as text, so that what stands before it is not touched.
  if (index === -1) return `${old.trimEnd()}\n${stringify([value], writing)}`;
  mergeInto(document, index === undefined ? [] : [index], value);
  return document.toString(writing);
}

/** The same for a Markdown file, whose values stand between two lines of hyphens. */
function changedMarkdown(old: string, raw: string): string {
  const split = (text: string) => /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? ['', '', text];
  const [, head = '', body = ''] = split(raw.replaceAll('\r\n', '\n'));
  return `---\n${changedYaml(split(old)[1] ?? '', head).trimEnd()}\n---\n\n${body.trim()}\n`;
}

const problemsOf = (root: string): readonly ContentProblem[] => contentError(root)?.problems ?? [];
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
    return contentError(this.#root)?.message ?? '';
  }

  /** All entries of a folder of the editor: files, or the items of a list file. */
  list(folder: string): EditorEntry[] {
    const file = `${folder}.yaml`;
    if (storages.some((storage) => storage.kind === 'list' && storage.file === file)) {
      const items = (parse(this.#read(file)) ?? []) as { id: string | number }[];
      return items.map((item) => ({ path: `${folder}/${item.id}.yaml`, text: stringify(item, writing) }));
    }
    const known = storages.find((storage) => storage.kind === 'folder' && storage.folder === folder);
    if (!known) throw new RefusedSave(`There is no folder "${folder}".`);
    return globSync(`${folder}/*.{yaml,md}`, { cwd: this.#root })
      .sort()
      .map((path) => ({ path, text: this.#read(path) }));
  }

  /** One entry; undefined when there is none. */
  entry(path: string): EditorEntry | undefined {
    const { file, item } = placeOf(path);
    if (item !== undefined) return this.list(listFolder(file)).find((entry) => entry.path === path);
    return existsSync(join(this.#root, file)) ? { path, text: this.#read(file) } : undefined;
  }

  /**
   * Writes an edited or new entry.
   * @throws RefusedSave when the content would have a mistake that it has not now; then nothing is written.
   */
  async save(path: string, raw: string): Promise<void> {
    const { file, item } = placeOf(path);
    const old = existsSync(join(this.#root, file)) ? this.#read(file) : '';
    await this.#replace(file, file.endsWith('.md') ? changedMarkdown(old, raw) : changedYaml(old, raw, item));
  }

  /** Takes an entry away. @throws RefusedSave when something else needs it. */
  async remove(path: string): Promise<void> {
    const { file, item } = placeOf(path);
    if (item === undefined) return this.#replace(file, null);
    const document = parseDocument(this.#read(file));
    document.deleteIn([indexIn(document, item)]);
    return this.#replace(file, document.toString(writing));
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
      if (added.length > 0) throw new RefusedSave(`Not saved.\n\n${added.map(describeProblem).join('\n')}`);
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
}
