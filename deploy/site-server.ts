import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageHashes } from '../site/integrations/script-and-style-hashes.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import type { Settings } from '../site/src/model/settings.ts';
import { redirects } from '../site/src/routes.ts';
import { acceptedEncodings, readFiles, type StoredFile } from './file-store.ts';
import { hashedFileHeaders, hashedFolder, pageHeaders, plainFileHeaders, type Headers } from './headers.ts';

const site = fileURLToPath(new URL('../site/', import.meta.url));
const buildFolder = join(site, 'dist');
const hashesFile = join(site, '.build/page-hashes.json');

/** For somebody to read: there is nothing to serve. */
export class NoBuildError extends Error {
  constructor() {
    super('There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.');
    this.name = 'NoBuildError';
  }
}

interface Build {
  files: ReadonlyMap<string, StoredFile>;
  hashes: Readonly<Record<string, PageHashes>>;
  settings: Settings;
}

function readBuild(): Build {
  if (!existsSync(join(buildFolder, 'index.html')) || !existsSync(hashesFile)) throw new NoBuildError();
  const hashes = JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, PageHashes>;
  return { files: readFiles(buildFolder), hashes, settings: readSettings() };
}

/** The path of a request, decoded; null when it is malformed, so that nothing can stand there. */
function pathOf(request: IncomingMessage): string | null {
  const [raw = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** The file behind a path, as hosts find it too: /sat-prep and /sat-prep/ are both sat-prep.html. */
function fileBehind(pathname: string, { files }: Build): string | undefined {
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return 'index.html';
  return [`${trimmed}.html`, trimmed].find((name) => files.has(name) && name !== '404.html');
}

function headersOf(name: string, { settings, hashes }: Build): Headers {
  if (`/${name}`.startsWith(hashedFolder)) return hashedFileHeaders;
  return name.endsWith('.html') ? pageHeaders(settings, hashes[name], name) : plainFileHeaders;
}

function sendText(response: ServerResponse, status: number, extra: Headers, text = ''): void {
  const length = String(Buffer.byteLength(text));
  response.writeHead(status, {
    ...plainFileHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': length,
    ...extra,
  });
  response.end(text);
}

function sendFile(request: IncomingMessage, response: ServerResponse, build: Build, name: string): void {
  const file = build.files.get(name);
  const encoding = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).find((candidate) =>
    file?.variants.has(candidate),
  );
  const variant = encoding && file?.variants.get(encoding);
  if (!file || !variant) {
    sendText(response, 404, {}, 'Not found.\n');
    return;
  }
  const headers = {
    ...headersOf(name, build),
    ETag: variant.etag,
    ...(file.variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
  };
  const status = name === '404.html' ? 404 : 200;
  if (status === 200 && request.headers['if-none-match'] === variant.etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': String(variant.body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function redirectFor(pathname: string): string | undefined {
  const trimmed = pathname.replace(/(?<=.)\/$/, '');
  return redirects.find((redirect) => redirect.from === trimmed)?.to;
}

function answer(request: IncomingMessage, response: ServerResponse, build: Build): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD.\n');
    return;
  }
  const pathname = pathOf(request);
  const target = pathname === null ? undefined : redirectFor(pathname);
  if (target !== undefined) {
    const query = (request.url ?? '').split('?').slice(1).join('?');
    sendText(response, 301, { Location: query ? `${target}?${query}` : target });
    return;
  }
  const name = pathname === null ? undefined : fileBehind(pathname, build);
  sendFile(request, response, build, name ?? '404.html');
}

/**
 * Makes the server of the built site: production headers, precompressed files, real redirects and 404s.
 * @throws NoBuildError when there is no build.
 */
export function createSiteServer(): Server {
  const build = readBuild();
  return createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000 }, (request, response) => {
    answer(request, response, build);
  });
}
