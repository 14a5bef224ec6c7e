import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorHeaders, headersAt, type Headers } from './host-rules.ts';

/** The copies of a file that a build brings, best first, by encoding: the ending of their names. */
const copies = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof copies;

/** A file as it is sent, per content encoding, best first; identity is always there. */
export type StoredFile = ReadonlyMap<Encoding, { headers: Headers; body: Buffer }>;

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

/** What stands in a build folder and is not served: precompressed copies, and what is put there for hosts. */
const unserved = /\.(br|gz)$|^_(headers|redirects)$/;

/** The address a file stands at: `/sat-prep` for `sat-prep.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function store(folder: string, name: string): StoredFile {
  const path = join(folder, name);
  const there = Object.entries(copies).filter(([, ending]) => existsSync(path + ending));
  const shared = {
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    ...(there.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...(name === notFoundFile ? errorHeaders : headersAt(addressOf(name))),
  };
  const sent = there.map(([encoding, ending]) => {
    const body = readFileSync(path + ending);
    const headers = {
      ...shared,
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      'Content-Length': String(body.length),
      ...(ending ? { 'Content-Encoding': encoding } : {}),
    };
    return [encoding as Encoding, { headers, body }] as const;
  });
  return new Map(sent);
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

/** The best copy of a file for a request: one in an encoding that it names and does not refuse, else the file. */
export function bestCopy(file: StoredFile, accepted: string) {
  const asked = accepted.toLowerCase().split(',');
  const isAccepted = (encoding: Encoding) =>
    encoding === 'identity' ||
    (asked.some((one) => [encoding, '*'].includes(one.split(';', 1)[0]?.trim() ?? '')) &&
      !asked.some((one) => new RegExp(`^\\s*${encoding}\\s*;.*q=0(\\.0*)?\\s*$`).test(one)));
  return [...file].find(([encoding]) => isAccepted(encoding))?.[1];
}
