import { globSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { closestMatch } from './closest-match.ts';
import { collections, type CollectionName } from './collections.ts';
import type { ContentIssue } from './content-issue.ts';

/** The files of a collection, by path below the content folder. */
export function filesOf(root: string, name: CollectionName): string[] {
  const { storage } = collections[name];
  if (storage.kind !== 'folder') return [storage.file];
  const files = globSync(`${storage.folder}/*${storage.ending}`, { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

/** The file with a collection's default texts. */
export const defaultsFile = (name: CollectionName): string => `defaults/${name}.yaml`;

/** Files that look like content but are not read, because of their extension or folder. */
export function orphanFiles(root: string): ContentIssue[] {
  const read = new Set(
    (Object.keys(collections) as CollectionName[]).flatMap((name) => [
      ...filesOf(root, name),
      ...(collections[name].storage.kind === 'folder' ? [defaultsFile(name)] : []),
    ]),
  );
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
        message: 'is not read: its name or its folder is none that the site knows',
        suggestion: folders.includes(dirname(file)) ? renamed : (closestMatch(renamed, [...read]) ?? renamed),
      };
    });
}
