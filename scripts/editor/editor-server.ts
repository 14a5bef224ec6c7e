import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { RefusedSave, type ContentStore } from './content-store.ts';
import { contentFolder } from './editor-field.ts';

/** A photograph as a phone takes it. */
const largestBody = 30_000_000;

/** The page alone: everything comes from this server, and nobody else may frame it. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE, "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'data:', 'blob:'],
  frameSrc: ["'self'", 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  frameAncestors: ["'none'"],
};

/**
 * The editor's script without the fonts that it asks of another site, which the policy blocks: it brings the same ones
 * itself, and adds them when it starts.
 */
export const withOwnFonts = (script: string): string =>
  script.replaceAll(/src:url\(https:[^)]*\)\s*format\('[^']*'\)/g, "src:local('')");

/** The editor's page. @param cms the address of its package's script. @param start what runs then. */
export const editorPage = (cms: string, start: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Content editor</title>
  </head>
  <body>
    <script type="module" src="${cms}"></script>
    ${start}
  </body>
</html>
`;

const imports = { imports: { immutable: '/packages/immutable/dist/immutable.es.js' } };

const versionOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

export interface EditorOptions {
  store: ContentStore;
  /** The folder with the editor's package. */
  packages: string;
  config: unknown;
  port: number;
  /** Told after each save and each refusal, for the terminal. */
  onSave: (message: string) => void;
}

/** The content editor's own server: its page, Sveltia CMS, and the content. Never part of the site. */
export function editorApp({ store, packages, config, port, onSave }: EditorOptions): Hono {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.use(secureHeaders({ contentSecurityPolicy, referrerPolicy: 'no-referrer' }));
  // Other websites, and names that are made to point here, are not let in: only this page may call.
  app.use(async (context, next) => {
    const { host, origin } = new URL(context.req.url);
    const isOwn = [`localhost:${port}`, `127.0.0.1:${port}`].includes(host);
    if (!isOwn || (context.req.method !== 'GET' && context.req.header('Origin') !== origin))
      return context.text('Only the editor itself may call.', 403);
    context.header('Cache-Control', 'no-cache');
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RefusedSave && context.req.method !== 'GET') onSave(error.message);
    return context.text(error.message, error instanceof RefusedSave ? 422 : 500);
  });
  app.get('/', (context) => {
    const nonce = context.get('secureHeadersNonce');
    const map = `<script type="importmap" nonce="${nonce}">${JSON.stringify(imports)}</script>`;
    const page = editorPage(
      '/packages/@sveltia/cms/npm/index.js',
      '<script type="module" src="/open-editor.js"></script>',
    );
    return context.html(page.replace('</head>', `${map}</head>`));
  });
  app.get('/open-editor.js', serveStatic({ root: import.meta.dirname }));
  app.get('/config.json', (context) => context.json(config));
  app.get('/packages/@sveltia/cms/npm/index.js', (context) => {
    const script = readFileSync(join(packages, '@sveltia/cms/npm/index.js'), 'utf8');
    return context.body(withOwnFonts(script), 200, { 'Content-Type': 'text/javascript' });
  });
  const rewriteRequestPath = (path: string): string => path.replace('/packages', '');
  app.get('/packages/*', serveStatic({ root: packages, rewriteRequestPath }));
  app.get('/files', (context) => context.json(store.list().map((path) => `${contentFolder}/${path}`)));
  const files = app.use(`/files/${contentFolder}/*`, bodyLimit({ maxSize: largestBody }));
  files.on(['GET', 'PUT', 'DELETE'], `/files/${contentFolder}/:path{.+}`, async (context) => {
    const { path } = context.req.param();
    const seen = context.req.header('If-Match');
    const { method } = context.req;
    if (method !== 'GET' && seen !== undefined && seen !== versionOf(store.read(path)))
      throw new RefusedSave(
        'Not saved: something else has changed the file. Reload the page and edit it again.',
      );
    if (method === 'PUT') await store.save(path, Buffer.from(await context.req.arrayBuffer()));
    if (method === 'DELETE') await store.remove(path);
    if (method !== 'GET') onSave('Saved.');
    if (method === 'DELETE') return context.body(null, 204);
    const bytes = store.read(path);
    return context.body(new Uint8Array(bytes), 200, { ETag: versionOf(bytes) });
  });
  return app as unknown as Hono;
}
