import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorHeaders, headersAt, type Headers } from './host-rules.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StoredFile {
  /** Everything it is sent with, apart from its length and encoding. */
  headers: Headers;
  /** The file's bytes per content encoding; identity is always there. */
  variants: ReadonlyMap<Encoding, { body: Buffer; etag: string }>;
}

/** Where the build lies. */
export const buildFolder = fileURLToPath(new URL('../site/dist/', import.meta.url));
/** The file that is shown, with status 404, where there is nothing. */
export const notFoundFile = '404.html';

/** For somebody to read: there is nothing to serve. */
export class NoBuildError extends Error {
  constructor() {
    super('There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.');
    this.name = 'NoBuildError';
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The copies of a file that a build brings, by encoding: the ending of their names. */
export const copies = { br: '.br', gzip: '.gz' } as const;
/** What stands in a build folder and is not served: precompressed copies, and what is put there for hosts. */
const unserved = /\.(br|gz)$|^_(headers|redirects)$/;

/** The address a file stands at: `/sat-prep` for `sat-prep.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function store(folder: string, name: string): StoredFile {
  const path = join(folder, name);
  const endings: [Encoding, string][] = [
    ['identity', ''],
    ...(Object.entries(copies) as [Encoding, string][]),
  ];
  const variants = endings
    .filter(([, ending]) => existsSync(path + ending))
    .map(([encoding, ending]) => {
      const body = readFileSync(path + ending);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [encoding, { body, etag }] as const;
    });
  const headers = {
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    ...(variants.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...(name === notFoundFile ? errorHeaders : headersAt(addressOf(name))),
  };
  return { headers, variants: new Map(variants) };
}

/**
 * Reads a whole build into memory, by path below its folder. A site of text is a few megabytes, and a server
 * that never touches the disk while it answers cannot leave the folder, run out of handles or meet a half-written file.
 * @throws NoBuildError when there is none.
 */
export function readBuild(folder = buildFolder): ReadonlyMap<string, StoredFile> {
  if (!existsSync(join(folder, 'index.html'))) throw new NoBuildError();
  const entries = globSync(['**/*', '.well-known/*'], { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  return new Map(
    names
      .filter((name) => !unserved.test(name))
      .sort()
      .map((name) => [name, store(folder, name)]),
  );
}

/** The encodings a request accepts, best first; identity is always among them. */
export function acceptedEncodings(header: string): Encoding[] {
  const parts = header.toLowerCase().split(',');
  const refused = (name: string) =>
    parts.some((part) => new RegExp(`^\\s*${name}\\s*;.*q=0(\\.0*)?\\s*$`).test(part));
  const named = (name: string) =>
    parts.some((part) => [name, '*'].includes(part.split(';', 1)[0]?.trim() ?? ''));
  return [...(['br', 'gzip'] as const).filter((name) => named(name) && !refused(name)), 'identity'];
}
