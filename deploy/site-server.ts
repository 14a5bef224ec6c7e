import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType, mimes } from 'hono/utils/mime';
import { buildFolder, isServed, notFoundFile } from './build-folder.ts';
import { errorHeaders, headersAt, redirectRules } from '../tools/hosts/host-rules.ts';

/** The other spellings of /sat-prep: /sat-prep/, /sat-prep.html and /sat-prep/index. */
const spelled = /^(|\/.+?)(?:\/|(?:\/index)?\.html\/?|\/index\/?)$/;

// XML names its own encoding, so the other hosts add none.
const mimeTypes = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

const compressedCopies = { br: '.br', gzip: '.gz' };

/** The file at a path, if any. */
function fileAt(path: string, folder: string): string | undefined {
  const name = path === '/' ? 'index' : path.slice(1);
  return [`${name}.html`, name].find((file) => file !== notFoundFile && isServed(folder, file));
}

/** Where a path redirects to, if it has no file of its own. */
function redirectFor(path: string, folder: string): string | undefined {
  const page = path === '/' ? undefined : spelled.exec(path)?.[1];
  if (page === '') return '/';
  const leads = page !== undefined && fileAt(page, folder) === `${page.slice(1)}.html`;
  return redirectRules.get(path) ?? (leads ? page : undefined);
}

/** Sends a whole file, in the best of the encodings that the build holds. Ranges are not served: no file is large. */
async function send(context: Context, path: string, status: 200 | 404): Promise<Response> {
  const accepted = (context.req.header('Accept-Encoding') ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim());
  const [encoding, suffix = ''] =
    Object.entries(compressedCopies).find(
      ([name, end]) => accepted.includes(name) && existsSync(path + end),
    ) ?? [];
  const headers: Record<string, string> = {
    'Content-Type': getMimeType(path, mimeTypes) ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  return context.body(new Uint8Array(await readFile(path + suffix)), status, headers);
}

/**
 * The production headers on every response. `Strict-Transport-Security` is left out: on localhost it would force HTTPS
 * on every other project there.
 */
const productionHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const isFile = status === 200 || status === 304;
  for (const [name, value] of Object.entries(isFile ? headersAt(context.req.path) : errorHeaders))
    if (name !== 'Strict-Transport-Security') headers.set(name, value);
  if (status === 308) headers.set('Cache-Control', 'no-cache');
};

/**
 * The preview server of the built site: production headers, precompressed files, real redirects and 404s.
 * @throws Error when there is no build.
 */
export function createSiteServer(folder = buildFolder): Server {
  if (!isServed(folder, 'index.html'))
    throw new Error(
      'There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.',
    );
  const app = new Hono();
  app.use(productionHeaders);
  app.use((context, next) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? next()
      : Promise.resolve(context.text('Method Not Allowed.\n', 405, { Allow: 'GET, HEAD' })),
  );
  app.get('*', etag(), (context, next) => {
    const { path, url } = context.req;
    const target = redirectFor(path, folder);
    if (target !== undefined)
      return Promise.resolve(context.redirect(target + (/\?.+/s.exec(url)?.[0] ?? ''), 308));
    const file = fileAt(path, folder);
    return file === undefined ? next() : send(context, join(folder, file), 200);
  });
  app.notFound((context) => send(context, join(folder, notFoundFile), 404));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
