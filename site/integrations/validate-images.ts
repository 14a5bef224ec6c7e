import { existsSync, globSync, lstatSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { ContentIssue } from '../src/content-reader/content-issue.ts';
import { issueAt } from '../src/content-reader/content.ts';
import type { Content, ContentEntry } from '../src/model/collections.ts';
import { closestMatch } from '../src/lib/closest-match.ts';
import { pictureCuts, pictureFile, pictureFolder, type Picture } from '../src/model/picture.ts';
import { contentName, siteFile } from '../src/model/site-file.ts';

/** A file of the pictures folder: its size in pixels after EXIF rotation, or why it can't be shown. */
export type PictureFile = { name: string } & (
  { width: number; height: number; fault?: never } | { fault: string }
);

type PicturedContent = Pick<Content, 'teachers' | 'posts' | 'pages'>;

/** The cut of the photographs in each collection's entries. */
const cuts = { teachers: 'portrait', posts: 'card', pages: 'column' } as const;

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
};

/** The maximum number of pixels, which a build holds in memory; phone cameras have up to 108 million. */
const maxPixels = 120_000_000;

/** Whether a picture is animated: AVIF has a brand `avis` in its first bytes, PNG a chunk before its image data. */
function isAnimated(bytes: Buffer, pages = 1): boolean {
  const beforeImage = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT')));
  return pages > 1 || bytes.toString('latin1', 4, 12) === 'ftypavis' || beforeImage.includes('acTL');
}

/** Whether a file was copied only in part: some programs reserve its full size first, so that the rest is zeros. */
function endsInZeros(bytes: Buffer): boolean {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return bytes.length - end > 512 && !bytes.subarray(0, end).toString('latin1').endsWith('\xFF\xD9');
}

/** Decodes a whole picture at a small size, which fails for the same files as in a build. */
async function readPicture(path: string, name: string): Promise<PictureFile> {
  const refused = (fault: string): PictureFile => ({ name, fault });
  if (/[?#%]/.test(name))
    return refused(
      `has a sign that no web address can hold: rename the file to ${name.replaceAll(/[?#%]+/g, '-')}, here, too`,
    );
  if (!lstatSync(path).isFile()) return refused('is a folder or a link: put the picture itself there');
  const bytes = await readFile(path);
  if (bytes.length === 0) return refused('is empty: copy the picture again');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return refused('is no picture that can be read: save it again as a JPEG');
  const { mediaType = '', format, pages, autoOrient } = metadata;
  const ending = endings[mediaType];
  const kind = format === 'svg' ? 'SVG' : (mediaType.split('/')[1] ?? format).toUpperCase();
  if (!ending) return refused(`is a picture of the kind ${kind}: save it again as a JPEG`);
  if (parse(name).ext.toLowerCase().replace('jpeg', 'jpg') !== ending)
    return refused(`is a ${kind}: rename the file to ${parse(name).name}${ending}, here, too`);
  if (isAnimated(bytes, pages)) return refused('is animated: save one image of it as a JPEG');
  const { width, height } = autoOrient;
  if (width * height > maxPixels)
    return refused(`is too large, ${width} × ${height} pixels: save it again with at most 6000 on each side`);
  const isWhole = await sharp(bytes, { limitInputPixels: false })
    .resize(16)
    .toBuffer()
    .then(() => !endsInZeros(bytes))
    .catch(() => false);
  return isWhole ? { name, width, height } : refused('is damaged or only a part: copy the picture again');
}

const known = new Map<string, PictureFile>();

/** All files of a content folder with the extension of a picture. Unchanged files are not decoded again. */
export async function readPictures(root: string): Promise<PictureFile[]> {
  const folder = join(root, pictureFolder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => pictureFile.test(name)) : [];
  const files: PictureFile[] = [];
  // One after the other, because many large pictures would need too much memory.
  for (const name of names) {
    const path = join(folder, name);
    const { size, mtimeMs } = lstatSync(path);
    const key = [path, size, mtimeMs].join();
    const file = known.get(key) ?? (await readPicture(path, name));
    known.set(key, file);
    files.push(file);
  }
  return files;
}

/** The photographs that entries name, each with its entry and path. */
function photographs(content: PicturedContent) {
  return (['teachers', 'posts', 'pages'] as const).flatMap((collection) =>
    (content[collection] as ContentEntry<object>[]).flatMap((entry) => {
      const { photo, poses = {} } = entry.data as { photo?: Picture; poses?: Record<string, Picture> };
      const named = Object.entries(poses).map(([page, pose]) => ({ path: ['poses', page], ...pose }));
      return [...(photo ? [{ path: ['photo'], ...photo }] : []), ...named].map(({ path, file }) => ({
        entry,
        path: [...path, 'file'],
        file,
        cut: pictureCuts[cuts[collection]],
      }));
    }),
  );
}

// File names may be in Unicode form NFD, as on macOS and in some shared folders.
const sameName = (one: string, other: string) => one.normalize() === other.normalize();

/** The picture files that no entry names. */
export function unnamedPictures(content: PicturedContent, files: readonly PictureFile[]): PictureFile[] {
  const named = photographs(content);
  return files.filter(({ name }) => !named.some(({ file }) => sameName(name, file)));
}

function missingDrawings({ posts }: PicturedContent): ContentIssue[] {
  const drawn = globSync('*.svg', { cwd: siteFile('public/posts') }).map((file) => `/posts/${file}`);
  return posts.flatMap((entry) => {
    const { imageUrl } = entry.data;
    if (imageUrl === undefined || existsSync(siteFile(`public${imageUrl}`))) return [];
    const message = 'there is no such file in site/public';
    return [issueAt(entry, ['imageUrl'], imageUrl, message, closestMatch(imageUrl, drawn))];
  });
}

/** The issues of pictures that are missing, unreadable, or too small for their place. */
export function pictureIssues(content: PicturedContent, files: readonly PictureFile[]): ContentIssue[] {
  const names = files.map(({ name }) => name);
  const named = photographs(content).flatMap(({ entry, path, file, cut }) => {
    const issue = (message: string, suggestion?: string) => [issueAt(entry, path, file, message, suggestion)];
    const [found, another] = files.filter(({ name }) => sameName(name, file));
    if (!found)
      return issue(`there is no such file in ${contentName}/${pictureFolder}`, closestMatch(file, names));
    if (another) return issue('is the name of two files that look alike: rename one of them');
    if (found.fault !== undefined) return issue(found.fault);
    const isSharp = found.width >= cut.width && found.height >= cut.height;
    if (isSharp || found.name.toLowerCase().endsWith('.svg')) return [];
    return issue(
      `is too small, ${found.width} × ${found.height} pixels: write the name of one of at least ${cut.width} × ${cut.height}`,
    );
  });
  // The build also decodes pictures that no entry names.
  const unnamed = unnamedPictures(content, files).flatMap(({ name, fault }) =>
    fault === undefined
      ? []
      : [{ file: `${pictureFolder}/${name}`, field: '(file)', value: name, message: fault }],
  );
  return [...named, ...unnamed, ...missingDrawings(content)];
}
