import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { bestCopy, notFoundFile, readBuild, type StoredFile } from './file-store.ts';
import { errorHeaders, redirectRules, type Headers } from './host-rules.ts';

/** How long a client may take, in milliseconds. */
const patience = {
  /** Until a request's headers are complete. */
  headers: 10_000,
  /** Until a whole request is there. */
  request: 20_000,
  /** Between two requests on one connection. */
  keepAlive: 5_000,
  /** Without a byte in either direction, for example for a client that does not read its answer. */
  silence: 30_000,
  /** How often connections are looked through for the first two. */
  checkEvery: 2_000,
  /** For reading the answer to a broken request. */
  farewell: 1_000,
};

type Build = ReadonlyMap<string, StoredFile>;

const brokenStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** The other spellings of /sat-prep: /sat-prep/, /sat-prep.html and /sat-prep/index. */
const spelled = /^(|\/.+?)(?:\/|(?:\/index)?\.html\/?|\/index\/?)$/;

function textHeaders(text: string, extra: Headers): Headers {
  const length = String(Buffer.byteLength(text));
  return { ...errorHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': length, ...extra };
}

function sendText(response: ServerResponse, status: number, extra: Headers = {}): void {
  const text = `${STATUS_CODES[status]}.\n`;
  response.writeHead(status, textHeaders(text, extra));
  response.end(text);
}

/** Answers on a bare connection what could not be read as a request, and ends it. */
function endWith(socket: Duplex, status: number): void {
  const text = `${STATUS_CODES[status]}.\n`;
  const lines = Object.entries(textHeaders(text, { Connection: 'close' })).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
  // A client that never ends its side would keep the connection for good.
  setTimeout(() => socket.destroy(), patience.farewell).unref();
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

/** Where a path leads instead of to a file of its own. */
function redirectFor(path: string, build: Build): string | undefined {
  const page = path === '/' ? undefined : spelled.exec(path)?.[1];
  if (page === '') return '/';
  const file = `${page?.slice(1)}.html`;
  return redirectRules.get(path) ?? (build.has(file) && file !== notFoundFile ? page : undefined);
}

function fileAt(path: string, build: Build): string | undefined {
  const name = path === '/' ? 'index' : path.slice(1);
  return [`${name}.html`, name].find((file) => build.has(file) && file !== notFoundFile);
}

/** Tells whether the client's copy is the one it would get: a proxy may have marked its tag as weak. */
function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

function sendFile(request: IncomingMessage, response: ServerResponse, build: Build, name: string): void {
  const file = build.get(name);
  const copy = file && bestCopy(file, String(request.headers['accept-encoding'] ?? ''));
  if (!copy) {
    sendText(response, 404);
    return;
  }
  const found = isUnchanged(request, copy.headers['ETag'] ?? '') ? 304 : 200;
  const status = name === notFoundFile ? 404 : found;
  response.writeHead(status, copy.headers);
  response.end(status === 304 || request.method === 'HEAD' ? undefined : copy.body);
}

function answer(request: IncomingMessage, response: ServerResponse, build: Build): void {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    sendText(response, 400, { Connection: 'close' });
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request);
  const target = path === null ? undefined : redirectFor(path, build);
  if (target !== undefined) {
    const query = /\?.+/s.exec(request.url ?? '')?.[0] ?? '';
    sendText(response, 308, { Location: target + query, 'Cache-Control': 'no-cache' });
    return;
  }
  sendFile(request, response, build, (path === null ? undefined : fileAt(path, build)) ?? notFoundFile);
}

/**
 * Makes the server of the built site: production headers, precompressed files, real redirects and 404s.
 * @param limits how long clients may take; tests shorten it.
 * @throws NoBuildError when there is no build.
 */
export function createSiteServer(limits: Partial<typeof patience> = {}): Server {
  const { headers, request, keepAlive, silence, checkEvery } = { ...patience, ...limits };
  const build = readBuild();
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket, brokenStatus[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_incoming, socket) => endWith(socket, 405));
  server.on('checkExpectation', (_incoming, response) => sendText(response, 417, { Connection: 'close' }));
  return server;
}
