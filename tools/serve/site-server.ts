import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType, mimes } from 'hono/utils/mime';
import { buildFiles, buildFolder, notFoundFile } from './build-folder.ts';
import { errorHeaders, headersAt, redirectRules } from '../hosts/host-rules.ts';

/** The other spellings of /sat-prep: /sat-prep/, /sat-prep.html and /sat-prep/index. */
const spelled = /^(|\/.+?)(?:\/|(?:\/index)?\.html\/?|\/index\/?)$/;

// Without a charset, as in nginx and Apache, because XML declares its encoding.
const mimeTypes = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

const compressedCopies = { br: '.br', gzip: '.gz' };

/** The contents of a file by encoding; the key of the uncompressed one is empty. */
type Contents = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** The served files of a build by name, read once, so that a later build doesn't affect open pages. */
function readFiles(folder: string): ReadonlyMap<string, Contents> {
  const contentsOf = (file: string): Contents => {
    const copies = Object.entries({ '': '', ...compressedCopies })
      .map(([encoding, suffix]) => [encoding, file + suffix] as const)
      .filter(([, copy]) => existsSync(copy));
    return Object.fromEntries(
      copies.map(([encoding, copy]) => [encoding, new Uint8Array(readFileSync(copy))]),
    );
  };
  return new Map(buildFiles(folder).map((name) => [name, contentsOf(join(folder, name))]));
}

/** Sends a whole file in the best encoding of the build. Range requests aren't supported, since no file is large. */
function send(context: Context, name: string, contents: Contents, status: 200 | 404): Response {
  const accepted = (context.req.header('Accept-Encoding') ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim());
  const encoding = Object.keys(compressedCopies).find((one) => accepted.includes(one) && contents[one]) ?? '';
  return context.body(contents[encoding] ?? '', status, {
    'Content-Type': getMimeType(name, mimeTypes) ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}

/**
 * Sets the production headers on every response, without `Strict-Transport-Security`, which would force HTTPS on every
 * other project on localhost.
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
 * The preview server of the built site, with production headers, precompressed files, redirects and 404 responses.
 * @throws Error if there is no build.
 */
export function createSiteServer(folder = buildFolder): Server {
  const files = readFiles(folder);
  const notFound = files.get(notFoundFile);
  if (!files.has('index.html') || !notFound)
    throw new Error(
      'There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.',
    );
  const nameAt = (path: string): string | undefined => {
    const name = path === '/' ? 'index' : path.slice(1);
    return [`${name}.html`, name].find((file) => file !== notFoundFile && files.has(file));
  };
  /** The target of a path's redirect, if it has no file. */
  const redirectFor = (path: string): string | undefined => {
    const page = path === '/' ? undefined : spelled.exec(path)?.[1];
    if (page === '') return '/';
    const leads = page !== undefined && nameAt(page) === `${page.slice(1)}.html`;
    return redirectRules.get(path) ?? (leads ? page : undefined);
  };
  const app = new Hono();
  app.use(productionHeaders);
  app.use((context, next) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? next()
      : Promise.resolve(context.text('Method Not Allowed.\n', 405, { Allow: 'GET, HEAD' })),
  );
  app.get('*', etag(), (context, next) => {
    const { path, url } = context.req;
    const target = redirectFor(path);
    if (target !== undefined)
      return Promise.resolve(context.redirect(target + (/\?.+/s.exec(url)?.[0] ?? ''), 308));
    const name = nameAt(path);
    const contents = name === undefined ? undefined : files.get(name);
    return name === undefined || !contents ? next() : Promise.resolve(send(context, name, contents, 200));
  });
  app.notFound((context) => send(context, notFoundFile, notFound, 404));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
