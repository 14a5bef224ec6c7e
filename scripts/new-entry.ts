import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { collections } from '../site/src/model/collections.ts';
import { allowedBy, fieldName, valueAt } from '../site/src/model/content-issue.ts';
import type { Content } from '../site/src/model/content.ts';
import { fieldSchema } from '../site/src/model/field-schema.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { entryId } from '../site/src/model/text.ts';
import { entryKinds, idFrom, nameFrom, type EntryKind } from '../site/src/model/new-entry/entry-kinds.ts';
import { entryTemplate } from '../site/src/model/new-entry/entry-template.ts';
import { root, runMain } from './processes.ts';

function usage(): string {
  const width = Math.max(...Object.keys(entryKinds).map((kind) => kind.length));
  return [
    'npm run new -- <kind> [id] writes a new entry into site/content: npm run new -- state texas. The kinds:',
    '',
    ...Object.entries(entryKinds).map(([kind, { about }]) => `  ${kind.padEnd(width)}  ${about}`),
    '',
    'Option: --name "Jo Park" (its name, title or question). Pages of a new kind: docs/adding-a-page.md.',
  ].join('\n');
}

/** What the command line asks for. @throws Error with the usage when it says something else. */
function readWish(args: readonly string[]) {
  try {
    const options = { name: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [word, id, ...more] = positionals;
    if (more.length > 0) throw new Error(`One entry at a time, not "${positionals.join(' ')}".`);
    return { word, id, name: values.name };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage()}`, { cause });
  }
}

/** What the entry is called and its id, of which one may follow from the other. @throws Error when it is taken. */
function namedFor(
  kind: EntryKind,
  content: Content,
  wish: ReturnType<typeof readWish>,
): { name: string; id: string } {
  const known = new Set<string>(content[kind.collection].map((entry) => entry.id));
  const words =
    kind.freeId === undefined && wish.id !== undefined ? (kind.nameFrom ?? nameFrom)(wish.id) : kind.name;
  const name = wish.name ?? words;
  let id = wish.id ?? kind.freeId?.(content) ?? idFrom(name);
  if (wish.id === undefined) for (let count = 2; known.has(id); count += 1) id = `${idFrom(name)}-${count}`;
  if (known.has(id)) throw new Error(`"${id}" is taken in site/content: choose another.`);
  if (!entryId.safeParse(id).success) {
    throw new Error(`"${id}" cannot be an id: it must be lower-case words joined by hyphens.`);
  }
  return { name, id };
}

/** @throws Error in words when the name or id of the person at the terminal does not fit the schema. */
function requireValid(kind: EntryKind, text: string): void {
  // A heading that counts the entry's own lists is filled when the content is read.
  const data: unknown = parse(text);
  const issues = collections[kind.collection].schema.safeParse(data).error?.issues ?? [];
  if (issues.length === 0) return;
  const problems = issues.map(
    (issue) => `  ${fieldName(issue.path)}: ${String(valueAt(data, issue.path))}\n  ${allowedBy(issue)}`,
  );
  throw new Error(`Nothing was written, because this does not fit:\n\n${problems.join('\n\n')}`);
}

/** Appends to a list file, or writes a new file. @returns its path below the content folder. */
async function write(folder: string, kind: EntryKind, id: string, entry: string): Promise<string> {
  const { storage } = collections[kind.collection];
  if (storage.kind === 'single') throw new Error('Only lists and folders take new entries.');
  const head = `${kind.about}. Replace what was filled in; \`npm run check:content\` tells what does not fit.`;
  const file = storage.kind === 'list' ? storage.file : `${storage.folder}/${id}${storage.ending}`;
  const path = join(folder, file);
  if (storage.kind === 'folder' && existsSync(path)) throw new Error(`site/content/${file} exists already.`);
  const text =
    storage.kind === 'list'
      ? `${readFileSync(path, 'utf8').trimEnd()}\n# ${head}\n-\n${entry.replaceAll(/^(?=.)/gm, '  ')}`
      : `# ${head}\n${entry}`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  return file;
}

/**
 * Writes the entry that a command line asks for.
 * @param folder the content, such as site/content.
 * @returns what was done, in words; how to ask when nothing was asked for.
 * @throws Error in words when something is wrong with what was asked for; nothing is written then.
 */
export async function newEntry(folder: string, args: readonly string[]): Promise<string> {
  const wish = readWish(args);
  if (wish.word === undefined) return usage();
  const kind = entryKinds[wish.word];
  if (!kind) throw new Error(`There is no kind "${wish.word}".\n\n${usage()}`);
  const content = readContent(folder);
  const { name, id } = namedFor(kind, content, wish);
  const schema = fieldSchema(collections[kind.collection].schema);
  const entry = entryTemplate(schema, kind.values(content, name, id), name || `entry ${id}`);
  requireValid(kind, entry);
  const file = await write(folder, kind, id, entry);
  readContent(folder);
  return `Wrote site/content/${file} (${id}). The content has no mistakes. Texts that start
with "Replace this text" are on the list of \`npm run launch-check\` until you replace them.`;
}

if (import.meta.main) {
  runMain(async () => console.log(await newEntry(join(root, 'site/content'), process.argv.slice(2))));
}
