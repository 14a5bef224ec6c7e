import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { contentError } from '../../site/integrations/content-check.ts';
import { readPictures } from '../../site/integrations/validate-images.ts';
import {
  describeIssue,
  pathOf,
  valueAt,
  type ContentIssue,
} from '../../site/src/content-reader/content-issue.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { root, runMain } from '../serve/processes.ts';
import { mergeContent } from './merge-content.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Extracts the content of a commit into a folder. @returns the content folder. */
function contentOf(commit: string, folder: string): string {
  const archive = join(folder, `${commit}.tar`);
  git('archive', '--format=tar', `--prefix=${commit}/`, `--output=${archive}`, commit, 'site/content');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return join(folder, commit, 'site/content');
}

const yamlIn = (folder: string, file: string): unknown => {
  const path = join(folder, file);
  return file.endsWith('.yaml') && existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
};

/** The names of all fields of a value, such as `page.approach.title`; all items of a list count as one. */
function fieldsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, place));
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(place ? [place] : []),
    ...fieldsOf(inner, place ? `${place}.${name}` : name),
  ]);
}

/** The fields that a version's shipped content uses, by kind of content. */
function shippedFields(folder: string): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    const kind = file.startsWith('pages') || !file.includes('/') ? file : dirname(file);
    fields.set(kind, new Set([...(fields.get(kind) ?? []), ...fieldsOf(yamlIn(folder, file))]));
  }
  return fields;
}

/** Prints the fields that were added and removed, for each kind of content. */
function printFields(base: string, version: string): void {
  const [before, after] = [shippedFields(base), shippedFields(version)];
  const outermost = (names: string[]) =>
    names.filter((name) => !names.some((other) => name.startsWith(`${other}.`))).join(', ');
  for (const kind of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const old = before.get(kind) ?? new Set<string>();
    const now = after.get(kind) ?? new Set<string>();
    const added = outermost([...now].filter((name) => !old.has(name)));
    const gone = outermost([...old].filter((name) => !now.has(name)));
    if (added) console.log(`  ${kind}, new: ${added}`);
    if (gone) console.log(`  ${kind}, gone: ${gone}`);
  }
}

/** The text of an issue; for a missing field, with an example from the new version. */
function describeWithExample(issue: ContentIssue, version: string): string {
  const said = describeIssue(issue);
  if (issue.value !== undefined) return said;
  const siblings = [issue.file, ...globSync(`${dirname(issue.file)}/*.yaml`, { cwd: version }).sort()];
  for (const file of siblings) {
    const value = valueAt(yamlIn(version, file), pathOf(issue.field));
    if (value !== undefined) return `${said}. ${file} of the new version has ${JSON.stringify(value)}`;
  }
  return said;
}

const issuesOf = async (folder: string) => contentError(folder, await readPictures(folder))?.issues ?? [];
const things = (count: number) => (count === 1 ? 'one mistake' : `${count} mistakes`);

await runMain(async () => {
  const { texts } = parseArgs({ options: { texts: { type: 'boolean' } } }).values;
  const version = git('rev-parse', '--verify', 'MERGE_HEAD');
  const start = git('merge-base', 'HEAD', version);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  const base = contentOf(start, folder.path);
  const theirs = contentOf(version, folder.path);
  // If the first commit already has the owner's texts, they would be taken for the version's.
  const isVersion = String(valueAt(yamlIn(base, 'settings.yaml'), ['samples'])).includes('business.name');
  if (texts) {
    if (!isVersion)
      throw new Error('Your first commit is no version as it came: nobody can tell your words from its.');
    const changed = await mergeContent(base, theirs, contentFolder);
    console.log(`The new version’s texts are in ${changed.length} files, where you had not changed them.`);
  } else {
    console.log('\nFields of the content:');
    printFields(base, theirs);
  }
  const issues = await issuesOf(contentFolder);
  const merged = join(folder.path, 'merged');
  cpSync(contentFolder, merged, { recursive: true });
  const following = isVersion ? await mergeContent(base, theirs, merged) : [];
  const own = await issuesOf(merged);
  console.log();
  if (following.length > 0) {
    console.log(
      `${things(issues.length)} in the content now. \`npm run upgrade -- --texts\` brings what you never changed`,
    );
    console.log('to the new version’s words, and leaves yours. To mend by hand after that:');
  }
  for (const issue of own) console.log(describeWithExample(issue, theirs));
  console.log(own.length > 0 ? `\nBy hand: ${things(own.length)}.` : 'Nothing to mend by hand.');
  console.log('Then look at the site with `npm start`.');
  console.log('To keep it: git add --all && git commit. To take it back: git reset --hard && npm install');
});
