import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerBrokenRequest, endWith } from './broken-requests.ts';
import { buildFolder, notFoundFile, readBuiltSite, type BuiltSite } from './built-site.ts';
import { acceptedEncodings, readFiles, type StoredFile } from './file-store.ts';
import { plainFileHeaders, type Headers } from './headers.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until a request's headers are complete. */
  headers: number;
  /** Until a whole request is there. */
  request: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** Without a byte in either direction, for example for a client that does not read its answer. */
  silence: number;
  /** How often connections are looked through for the first two. */
  checkEvery: number;
}

const patience: Patience = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 5_000,
  silence: 30_000,
  checkEvery: 2_000,
};

interface Build extends BuiltSite {
  stored: ReadonlyMap<string, StoredFile>;
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
function fileBehind(pathname: string, { stored }: Build): string | undefined {
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return 'index.html';
  return [`${trimmed}.html`, trimmed].find((name) => stored.has(name) && name !== notFoundFile);
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

/** Tells whether the client's copy is the one it would get: a proxy may have marked its tag as weak. */
function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

function sendFile(request: IncomingMessage, response: ServerResponse, build: Build, name: string): void {
  const file = build.stored.get(name);
  const encoding = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).find((candidate) =>
    file?.variants.has(candidate),
  );
  const variant = encoding && file?.variants.get(encoding);
  if (!file || !variant) {
    sendText(response, 404, {}, 'Not found.\n');
    return;
  }
  const headers = {
    ...build.headersOf(name),
    ETag: variant.etag,
    ...(file.variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
  };
  const status = name === notFoundFile ? 404 : 200;
  if (status === 200 && isUnchanged(request, variant.etag)) {
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

function redirectFor(pathname: string, build: Build): string | undefined {
  const trimmed = pathname.replace(/(?<=.)\/$/, '');
  return build.redirects.find((redirect) => redirect.from === trimmed)?.to;
}

function answer(request: IncomingMessage, response: ServerResponse, build: Build): void {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    sendText(response, 400, { Connection: 'close' }, 'A request names its host.\n');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD.\n');
    return;
  }
  const pathname = pathOf(request);
  const target = pathname === null ? undefined : redirectFor(pathname, build);
  if (target !== undefined) {
    const query = (request.url ?? '').split('?').slice(1).join('?');
    sendText(response, 301, { Location: query ? `${target}?${query}` : target });
    return;
  }
  const name = pathname === null ? undefined : fileBehind(pathname, build);
  sendFile(request, response, build, name ?? notFoundFile);
}

/**
 * Makes the server of the built site: production headers, precompressed files, real redirects and 404s.
 * @param limits how long clients may take; tests shorten it.
 * @throws NoBuildError when there is no build.
 */
export function createSiteServer(limits: Partial<Patience> = {}): Server {
  const { headers, request, keepAlive, silence, checkEvery } = { ...patience, ...limits };
  const build: Build = { ...readBuiltSite(), stored: readFiles(buildFolder) };
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: checkEvery,
      // Node would answer a missing Host by itself, without the headers that every response carries.
      requireHostHeader: false,
    },
    (incoming, response) => answer(incoming, response, build),
  );
  server.timeout = silence;
  server.on('clientError', answerBrokenRequest);
  server.on('connect', (_incoming, socket) => endWith(socket, 405));
  server.on('checkExpectation', (_incoming, response) => {
    sendText(response, 417, { Connection: 'close' }, 'Nothing can be expected.\n');
  });
  return server;
}
