import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { root } from './processes.ts';

/** Pages that `npm run bench` compares with, by path, compressed as a host's are. */
const barePages = new Map<string, Buffer>();

export function addBarePage(path: string, html: string): void {
  barePages.set(path, brotliCompressSync(html));
}

/** A page of one word, whose figures show how busy the machine is: a quiet one gives it 100 and no long task. */
export const emptyPath = '/an-empty-page';
const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><h1>Empty</h1>';

/** A built page without its scripts, frames and web fonts: what its text, style and drawings alone take. */
export function withoutExtras(path: string): string {
  if (path === emptyPath) return emptyPage;
  const page = parse(readFileSync(join(root, 'site/dist', `${path === '/' ? '/index' : path}.html`), 'utf8'));
  for (const part of page.querySelectorAll('script, iframe, link[rel=preload], meta[http-equiv]'))
    part.remove();
  return page.toString().replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

/** The site's server, which answers for the bare pages as well. */
export function withBarePages(site: Server): Server {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  return createServer((request, response) => {
    const page = barePages.get(request.url ?? '');
    if (page) response.writeHead(200, headers).end(page);
    else site.emit('request', request, response);
  });
}
