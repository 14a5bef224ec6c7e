import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { buildFiles, buildFolder, notFoundFile } from './build-folder.ts';
import { errorHeaders, headersAt, redirectRules } from './host-rules.ts';

/** The other spellings of /sat-prep: /sat-prep/, /sat-prep.html and /sat-prep/index. */
const spelled = /^(|\/.+?)(?:\/|(?:\/index)?\.html\/?|\/index\/?)$/;

/** The file that stands at a path, if any. */
function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path === '/' ? 'index' : path.slice(1);
  return [`${name}.html`, name].find((file) => files.has(file) && file !== notFoundFile);
}

/** Where a path leads instead of to a file of its own. */
function redirectFor(path: string, files: ReadonlySet<string>): string | undefined {
  const page = path === '/' ? undefined : spelled.exec(path)?.[1];
  if (page === '') return '/';
  const led =
    page !== undefined && files.has(`${page.slice(1)}.html`) && `/${notFoundFile}` !== `${page}.html`;
  return redirectRules.get(path) ?? (led ? page : undefined);
}

/** The production headers on whatever is sent; types are said as our other hosts say them. */
const ownHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const isFile = status === 200 || status === 206 || status === 304;
  const type = headers.get('Content-Type')?.replace(/^((?:image|application)\/[^;]+);.*/, '$1');
  if (type) headers.set('Content-Type', type);
  for (const [name, value] of Object.entries(isFile ? headersAt(context.req.path) : errorHeaders))
    headers.set(name, value);
  if (status === 308) headers.set('Cache-Control', 'no-cache');
};

/**
 * Makes the server of the built site: production headers, precompressed files, real redirects and 404s.
 * @throws Error when there is no build.
 */
export function createSiteServer(folder = buildFolder): Server {
  const files = buildFiles(folder);
  const shared = { root: folder, precompressed: true };
  const send = serveStatic({ ...shared, rewriteRequestPath: (path) => fileAt(path, files) ?? notFoundFile });
  const sendNotFound = serveStatic({ ...shared, path: notFoundFile });
  const app = new Hono();
  app.use(ownHeaders);
  app.use((context, next) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? next()
      : Promise.resolve(context.text('Method Not Allowed.\n', 405, { Allow: 'GET, HEAD' })),
  );
  app.get('*', etag(), async (context, next) => {
    const { path, url } = context.req;
    const target = redirectFor(path, files);
    if (target !== undefined) return context.redirect(target + (/\?.+/s.exec(url)?.[0] ?? ''), 308);
    return fileAt(path, files) ? send(context, next) : next();
  });
  app.notFound(async (context) => {
    const page = await sendNotFound(context, () => Promise.resolve());
    return new Response(page?.body ?? null, { status: 404, headers: page?.headers ?? {} });
  });
  return createAdaptorServer(app) as Server;
}
