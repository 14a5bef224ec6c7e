import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { RefusedSave, type ContentStore, type EditorEntry } from './content-store.ts';

const largestBody = 2_000_000;

/** The page alone: everything comes from this server, and nobody else may frame it. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  frameAncestors: ["'none'"],
};

const pageHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Content editor</title>
  </head>
  <body>
    <script src="/start.js"></script>
    <script src="/cms/decap-cms.js"></script>
    <script src="/open.js"></script>
  </body>
</html>
`;

// There is no account: the editor is told that somebody is signed in, so that it does not ask.
const startScript = `window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy', name: 'Owner' }));
`;

/** Nothing is published from here, so the buttons say what they do. */
const wording = {
  publish: 'Save',
  publishing: 'Saving…',
  published: 'Saved',
  publishNow: 'Save the file',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  deletePublishedEntry: 'Delete entry',
};

const openScript = (config: unknown): string => `const words = structuredClone(CMS.getLocale('en'));
Object.assign(words.editor.editorToolbar, ${JSON.stringify(wording)});
CMS.registerLocale('en', words);
CMS.init({ config: ${JSON.stringify(config)} });
`;

const shown = (path: string, entry: EditorEntry | undefined) => ({
  data: entry?.text ?? null,
  file: { path, label: null, id: entry && createHash('sha256').update(entry.text).digest('hex') },
});

interface Params {
  folder: string;
  path: string;
  paths: string[];
  files: { path: string }[];
  dataFiles: { path: string; raw: string }[];
}

/** The calls of Decap's local protocol, as far as content needs them. */
const actions: Readonly<Record<string, (store: ContentStore, params: Params) => unknown>> = {
  info: () => ({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' }),
  entriesByFolder: (store, { folder }) => store.list(folder).map((entry) => shown(entry.path, entry)),
  entriesByFiles: (store, { files }) => files.map(({ path }) => shown(path, store.entry(path))),
  getEntry: (store, { path }) => shown(path, store.entry(path)),
  getMedia: () => [],
  getDeployPreview: () => null,
};
const changes: typeof actions = {
  persistEntry: async (store, { dataFiles }) => {
    for (const { path, raw } of dataFiles) await store.save(path, raw);
  },
  deleteFile: (store, { path }) => store.remove(path),
  deleteFiles: async (store, { paths }) => {
    for (const path of paths) await store.remove(path);
  },
};

export interface EditorOptions {
  store: ContentStore;
  /** The folder with Decap's bundle. */
  bundle: string;
  config: unknown;
  port: number;
  /** Told after each save and each refusal, for the terminal. */
  onSave: (message: string) => void;
}

/** The content editor's own server: its page, Decap CMS, and the content. Never part of the site. */
export function editorApp({ store, bundle, config, port, onSave }: EditorOptions): Hono {
  const app = new Hono();
  app.use(secureHeaders({ contentSecurityPolicy, referrerPolicy: 'no-referrer' }));
  // Other websites, and names that are made to point here, are not let in: only this page may call.
  app.use(async (context, next) => {
    const { host, origin } = new URL(context.req.url);
    const isOwn = [`localhost:${port}`, `127.0.0.1:${port}`].includes(host);
    if (!isOwn || (context.req.method === 'POST' && context.req.header('Origin') !== origin))
      return context.json({ error: 'Only the editor itself may call.' }, 403);
    context.header('Cache-Control', 'no-cache');
    return next();
  });
  app.post('/api/v1', bodyLimit({ maxSize: largestBody }), async (context) => {
    const { action, params } = await context.req.json<{ action: string; params: Params }>();
    const change = changes[action];
    const answer = change ?? actions[action];
    if (!answer) return context.json({ error: `The editor does not do "${action}".` }, 422);
    const result = await answer(store, params);
    if (change) onSave('Saved.');
    return context.json(change ? { message: 'saved' } : result);
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof RefusedSave)) return context.json({ error: error.message }, 500);
    onSave(error.message);
    return context.json({ error: error.message }, 422);
  });
  const script = { 'Content-Type': 'text/javascript; charset=utf-8' };
  app.get('/', (context) => context.html(pageHtml));
  app.get('/start.js', (context) => context.body(startScript, 200, script));
  app.get('/open.js', (context) => context.body(openScript(config), 200, script));
  app.get('/cms/:name{[\\w.-]+\\.(?:js|wasm)}', (context) => {
    const { name } = context.req.param();
    const file = join(bundle, name);
    if (!existsSync(file)) return context.notFound();
    const type = name.endsWith('.js') ? script : { 'Content-Type': 'application/wasm' };
    return context.body(readFileSync(file), 200, type);
  });
  return app;
}
