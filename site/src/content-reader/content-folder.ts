import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closestMatch } from '../lib/closest-match.ts';
import { collections, type CollectionName } from '../model/collections.ts';
import type { ContentIssue } from './content-issue.ts';
import { contentName } from '../model/site-file.ts';
import { entryId } from '../model/text.ts';

/** The files of a collection, by path below the content folder. */
export function filesOf(root: string, name: CollectionName): string[] {
  const { storage } = collections[name];
  if (storage.kind !== 'folder') return [storage.file];
  const files = globSync(`${storage.folder}/*${storage.ending}`, { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

/** The path of a collection's defaults below the content folder. */
export const defaultsFile = (name: CollectionName): string => `defaults/${name}.yaml`;

/** The id of a file's entry: its name without the extension, in Unicode form NFC, since macOS may use NFD. */
export const fileId = (file: string): string =>
  basename(file)
    .replace(/(\.ya?ml)?\.(ya?ml|md|txt)$/i, '')
    .normalize('NFC');

/** Whether a file was made by a system or an editor, such as `._jo-park.yaml`. */
const isHidden = (file: string): boolean => basename(file).startsWith('.');

/** The file of which another file in its folder is a copy: `sat.yaml` for `sat - Copy.yaml`. */
function originalOf(file: string, known: readonly string[]): string | undefined {
  const id = fileId(file).toLowerCase();
  return known
    .filter((other) => other !== file && dirname(other) === dirname(file))
    .filter((other) => id.includes(fileId(other).toLowerCase()))
    .sort((one, other) => other.length - one.length)[0];
}

/** The issues of files whose name can't be the id of an entry, or whose extension or folder isn't read. */
export function fileIssues(root: string): ContentIssue[] {
  const read = (Object.keys(collections) as CollectionName[]).flatMap((name) => [
    ...filesOf(root, name),
    ...(collections[name].storage.kind === 'folder' ? [defaultsFile(name)] : []),
  ]);
  const folders = Object.values(collections).flatMap(({ storage }) =>
    storage.kind === 'folder' ? [storage.folder as string] : [],
  );
  const written = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ya?ml|md|txt)$/i.test(file) && !isHidden(file));
  return written.flatMap((file): ContentIssue[] => {
    const isRead = read.includes(file);
    const isTwin = read.slice(0, read.indexOf(file)).some((other) => other.normalize() === file.normalize());
    if (isRead && entryId.safeParse(fileId(file)).success && !isTwin) return [];
    const place = { file, field: '(file)', value: basename(file) };
    if (/^read\W?me$/i.test(fileId(file))) {
      return [{ ...place, message: `is not content: move it out of ${contentName}` }];
    }
    const existing = written.filter((other) => read.includes(other));
    const original = originalOf(file, existing);
    if (original !== undefined) {
      const message = `is a copy of ${original}: delete it, or give it the name of a new entry`;
      return [{ ...place, message }];
    }
    const id = fileId(file).toLowerCase();
    const name = id.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
    const renamed = join(dirname(file), `${name}.${file.startsWith('legal/') ? 'md' : 'yaml'}`);
    return [
      {
        ...place,
        message: isRead
          ? 'needs a name of lower-case words joined by hyphens'
          : 'is not read: the site knows no such file or folder',
        suggestion: folders.includes(dirname(file)) ? renamed : (closestMatch(renamed, read) ?? renamed),
      },
    ];
  });
}
