import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { collections } from '../site/src/model/collections.ts';
import { allowedBy, ContentError, fieldName, valueAt } from '../site/src/model/content-problem.ts';
import { fieldSchema } from '../site/src/model/field-schema.ts';
import type { Content } from '../site/src/model/content.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { entryKinds, type EntryKind, type Wish } from './entry-kinds.ts';
import { entryTemplate } from './entry-template.ts';
import { root, runMain } from './processes.ts';
import { addApproval, addStateRoute } from './state-page.ts';

const contentFolder = join(root, 'site/content');
const settingsFile = join(contentFolder, 'settings.yaml');

function usage(): string {
  const width = Math.max(...Object.keys(entryKinds).map((kind) => kind.length));
  return [
    'npm run new -- <kind> writes a new entry into site/content. The kinds:',
    '',
    ...Object.entries(entryKinds).map(([kind, { about }]) => `  ${kind.padEnd(width)}  ${about}`),
    '',
    'Options: --name "Jo Park" (its name, title or question), --id jo-park (else one that is free).',
    'Subjects, tests, pages and legal texts have pages of their own: see docs/adding-a-page.md.',
  ].join('\n');
}

function kindCalled(word: string): EntryKind {
  const kind = entryKinds[word];
  if (!kind) throw new Error(`There is no kind "${word}".\n\n${usage()}`);
  return kind;
}

function commandLine(): { word: string | undefined; wish: Wish } {
  try {
    const { values, positionals } = parseArgs({
      options: { name: { type: 'string' }, id: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`One kind at a time, not "${positionals.join(' ')}".`);
    return { word: positionals[0], wish: values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}`, {
      cause: error,
    });
  }
}

/**
 * @param later fields that are right only once the entry has its page.
 * @throws Error in words when the name or id of the person at the terminal does not fit the schema.
 */
function requireValid(kind: EntryKind, text: string, later: readonly string[]): void {
  const data: unknown = parse(text);
  const result = collections[kind.collection].schema.safeParse(data);
  const issues = result.success ? [] : result.error.issues;
  const wrong = issues.filter((issue) => !later.includes(fieldName(issue.path)));
  if (wrong.length === 0) return;
  const problems = wrong.map(
    (issue) => `  ${fieldName(issue.path)}: ${String(valueAt(data, issue.path))}\n  ${allowedBy(issue)}`,
  );
  throw new Error(`Nothing was written, because this does not fit:\n\n${problems.join('\n\n')}`);
}

function requireFree(content: Content, kind: EntryKind, id: string): void {
  const taken = content[kind.collection].find((entry) => entry.id === id);
  if (taken) throw new Error(`"${id}" is taken, in site/content/${taken.file}. Choose another with --id.`);
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Appends to a list file, or writes a new file. @returns its path below site/content. */
async function write(kind: EntryKind, id: string, entry: string, head: string): Promise<string> {
  const { storage } = collections[kind.collection];
  if (storage.kind === 'list') {
    const path = join(contentFolder, storage.file);
    const item = entry
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`);
    const text = `${readFileSync(path, 'utf8').trimEnd()}\n# ${head}\n-\n${item.join('\n')}\n`;
    writeFileSync(path, await formatted(path, text));
    return storage.file;
  }
  if (storage.kind !== 'folder') throw new Error('Only lists and folders take new entries.');
  const file = `${storage.folder}/${id}${storage.ending}`;
  const path = join(contentFolder, file);
  if (existsSync(path)) throw new Error(`site/content/${file} exists already. Choose another with --id.`);
  writeFileSync(path, await formatted(path, `# ${head}\n${entry}`));
  return file;
}

/** A new entry of a counted kind breaks the specification's counts, so they are no longer enforced. */
function stopCounting(content: Content): string[] {
  if (!content.settings.some((entry) => entry.data.specificationCounts)) return [];
  const text = readFileSync(settingsFile, 'utf8');
  writeFileSync(settingsFile, text.replace(/^specificationCounts: true$/m, 'specificationCounts: false'));
  return [
    'Set     specificationCounts to false in site/content/settings.yaml: your content has its own counts now.',
  ];
}

function readShippedContent(): Content {
  try {
    return readContent(contentFolder);
  } catch (error) {
    if (error instanceof ContentError)
      throw new Error(`Mend the content first.\n\n${error.message}`, { cause: error });
    throw error;
  }
}

runMain(async () => {
  const { word, wish } = commandLine();
  if (word === undefined) {
    console.log(usage());
    return;
  }
  const kind = kindCalled(word);
  const content = readShippedContent();
  const name = wish.name ?? kind.name;
  const values = kind.values(content, name, wish);
  const id = String(values['id']);
  requireFree(content, kind, id);
  const entry = entryTemplate(
    fieldSchema(collections[kind.collection].schema),
    values,
    name || `entry ${id}`,
  );
  requireValid(kind, entry, word === 'state' ? ['consultationLink'] : []);

  const head = `${kind.about}. Replace what was filled in; \`npm run check:content\` tells what does not fit.`;
  const file = await write(kind, id, entry, head);
  const report = [`Wrote   site/content/${file} (${id})`];
  if (word === 'state') {
    addStateRoute(join(root, 'site/src/model/routes.ts'), id);
    addApproval(settingsFile, id);
    report.push(`Added   /${id}-consultation to site/src/model/routes.ts`);
    report.push('Added   the state to approvedVendor in site/content/settings.yaml, as unconfirmed');
  }
  if (kind.counted) report.push(...stopCounting(content));
  console.log([...report, ''].join('\n'));
  // In a process of its own: a new state changes the route table, which this one has read already.
  const check = spawnSync(process.execPath, [join(root, 'scripts/check-content.ts')], { stdio: 'inherit' });
  process.exitCode = check.status ?? 1;
  console.log(
    'Texts that start with "Replace this text" are on the list of `npm run launch-check` until you replace them.',
  );
});
