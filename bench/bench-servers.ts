import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageHeaders } from '../deploy/headers.ts';
import { listen } from '../deploy/listen.ts';
import { root } from '../scripts/processes.ts';
import { pageHashes } from '../site/integrations/script-and-style-hashes.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { limitTwin } from './limit-twin.ts';
import type { Step } from './next-page.ts';

const dist = join(root, 'site/dist');

/** A server that listens, and its address. */
export interface Listening {
  server: Server;
  origin: string;
}

/** Lets a server listen on a port of the system's choice. */
export async function listenAnywhere(server: Server): Promise<Listening> {
  await listen(server, 0);
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Ends a server with the connections that a browser keeps open. */
export function end({ server }: Listening): void {
  server.close();
  server.closeAllConnections();
}

/** A page as it is sent in another's place. */
interface StandIn {
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
}

const htmlFile = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

function makeTwin(page: string): StandIn {
  const file = htmlFile(page);
  const html = limitTwin(readFileSync(join(dist, file), 'utf8'), (address) =>
    readFileSync(join(dist, address), 'utf8'),
  );
  const body = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
  const headers: Record<string, string> = {
    ...pageHeaders(readSettings(), pageHashes(html), file),
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    'Content-Encoding': 'br',
  };
  // The limit fetches nothing on suspicion.
  delete headers['Speculation-Rules'];
  return { headers, body };
}

/** Answers the pages that have a stand-in with it, and everything else as the site does. */
function createStandInServer(site: Server, standIns: ReadonlyMap<string, StandIn>): Server {
  return createServer((request, response) => {
    const standIn = standIns.get(request.url ?? '');
    if (!standIn) {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(200, standIn.headers);
    response.end(standIn.body);
  });
}

/**
 * Makes the server of the limit twins: these pages as their twins, everything else as the site answers it.
 * @param site the server of the site, which need not listen.
 */
export function createTwinServer(site: Server, pages: readonly string[]): Server {
  return createStandInServer(site, new Map(pages.map((page) => [page, makeTwin(page)])));
}

function makeOneLine(page: string, steps: readonly Step[]): StandIn {
  const links = steps.filter(({ from }) => from === page).map(({ to }) => `<a href="${to}">${to}</a>`);
  const html = `<!doctype html><title>One line</title><p>${page} ${links.join(' ')}`;
  const headers = {
    ...pageHeaders(readSettings(), pageHashes(html), htmlFile(page)),
    'Content-Type': 'text/html; charset=utf-8',
  };
  return { headers, body: html };
}

/**
 * Makes a server that answers the pages of these steps with one line, the link of the step, under the site's own
 * headers: what a click costs when the page costs nothing.
 * @param site the server of the site, which need not listen; it answers everything else.
 */
export function createOneLineServer(site: Server, steps: readonly Step[]): Server {
  const pages = steps.flatMap(({ from, to }) => [from, to]);
  return createStandInServer(site, new Map(pages.map((page) => [page, makeOneLine(page, steps)])));
}

function withoutRules(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, string>,
  ) => ServerResponse;
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'speculation-rules');
    return writeHead(status, Object.fromEntries(kept));
  }) as typeof response.writeHead;
  return response;
}

/** Makes a server that answers as the site does, but sends no speculation rules with its pages. */
export function createServerWithoutRules(site: Server): Server {
  return createServer((request: IncomingMessage, response) => {
    site.emit('request', request, withoutRules(response));
  });
}
