import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A page that is sent in another's place, by its path. */
export type StandIns = Map<string, { headers: Record<string, string>; body: Buffer }>;

/** What belongs to the page itself and not to its stand-in, whose limit is to fetch nothing on suspicion. */
const own = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
];

/**
 * Adds a stand-in for a page of the running site: another document under the same headers.
 * @param site the address of the site.
 * @param change makes the document from the page's own.
 * @returns the path of the stand-in.
 * @throws Error when the page does not answer, or the change finds nothing to change in it.
 */
export async function addStandIn(
  standIns: StandIns,
  site: string,
  page: string,
  change: (html: string) => string,
): Promise<string> {
  const response = await fetch(site + page);
  const html = await response.text();
  const changed = change(html);
  if (!response.ok) throw new Error(`${page} answers ${response.status}.`);
  if (changed === html) throw new Error(`There is nothing in ${page} that its stand-in leaves out.`);
  const body = brotliCompressSync(changed);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)));
  const path = `/stand-in-${standIns.size}`;
  const sent = { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) };
  standIns.set(path, { headers: sent, body });
  return path;
}

/** Answers the paths of stand-ins with them, and everything else as the site does. */
export function serveStandIns(site: Server, standIns: StandIns): Server {
  return createServer((request, response) => {
    const standIn = standIns.get(request.url ?? '');
    if (!standIn) site.emit('request', request, response);
    else response.writeHead(200, standIn.headers).end(standIn.body);
  });
}
