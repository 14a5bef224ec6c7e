import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { speculationRulesPath } from '../site/src/lib/speculation-rules.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StoredFile {
  contentType: string;
  /** The file's bytes per content encoding; identity is always there. */
  variants: ReadonlyMap<Encoding, { body: Buffer; etag: string }>;
}

/** Media types by the ending of a file's name. Host configs are made from it too. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Media types of single files that their ending says too little about, by path below the build. */
export const namedContentTypes: Readonly<Record<string, string>> = {
  [speculationRulesPath.slice(1)]: 'application/speculationrules+json',
};

const fallbackType = 'application/octet-stream';

const endings: readonly [Encoding, string][] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
];

function store(folder: string, name: string): StoredFile {
  const path = join(folder, name);
  const variants = endings
    .filter(([, ending]) => existsSync(path + ending))
    .map(([encoding, ending]) => {
      const body = readFileSync(path + ending);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [encoding, { body, etag }] as const;
    });
  return {
    contentType: namedContentTypes[name] ?? contentTypes[extname(name)] ?? fallbackType,
    variants: new Map(variants),
  };
}

/** What stands in a build folder and is not served: precompressed copies, and what is written there for hosts. */
const unserved = /\.(br|gz)$|^_(headers|redirects)$/;

/** The files below a folder that are served by their own name, sorted. */
export function fileNames(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((path) => !unserved.test(path) && statSync(join(folder, path)).isFile())
    .sort();
}

/**
 * Reads a whole build into memory, by path below its folder. A site of text is a few megabytes, and a server
 * that never touches the disk while it answers cannot leave the folder, run out of handles or meet a half-written file.
 */
export function readFiles(folder: string): ReadonlyMap<string, StoredFile> {
  return new Map(fileNames(folder).map((name) => [name, store(folder, name)]));
}

/** The encodings a request accepts, best first; identity is always among them. */
export function acceptedEncodings(header: string): Encoding[] {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    (quality !== undefined && Number(quality.slice(2)) === 0 ? refused : accepted).add(name);
  }
  const takes = (name: 'br' | 'gzip') => (accepted.has(name) || accepted.has('*')) && !refused.has(name);
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}
