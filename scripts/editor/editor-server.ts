import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { RefusedSave, type ContentStore, type EditorEntry } from './content-store.ts';

const largestBody = 2_000_000;

/** The page alone: everything comes from this server, and nobody else may frame it. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');

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

interface Reply {
  status: number;
  type: string;
  body: string | Buffer;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const script = (body: string | Buffer): Reply => ({
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body,
});

function send(response: ServerResponse, { status, type, body }: Reply): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

function bundleFile(bundle: string, name: string): Reply | undefined {
  const path = join(bundle, basename(name));
  if (!/^[\w.-]+\.(js|wasm)$/.test(name) || !existsSync(path)) return undefined;
  if (name.endsWith('.js')) return script(readFileSync(path));
  return { status: 200, type: 'application/wasm', body: readFileSync(path) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new RefusedSave('That is too large for one entry.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface Call {
  action: string;
  params: Record<string, unknown>;
}

const shown = (path: string, entry: EditorEntry | undefined) => ({
  data: entry?.text ?? null,
  file: {
    path,
    label: null,
    id: entry ? createHash('sha256').update(entry.text).digest('hex') : null,
  },
});

async function persist(store: ContentStore, params: Call['params']): Promise<Reply> {
  const files = (params['dataFiles'] ?? []) as { path: string; raw: string }[];
  for (const { path, raw } of files) await store.save(path, raw);
  return json({ message: 'saved' });
}

async function remove(store: ContentStore, paths: readonly string[]): Promise<Reply> {
  for (const path of paths) await store.remove(path);
  return json({ message: 'deleted' });
}

/** Answers the calls of Decap's local protocol, as far as content needs them. */
async function answer(store: ContentStore, { action, params }: Call): Promise<Reply> {
  switch (action) {
    case 'info':
      return json({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' });
    case 'entriesByFolder':
      return json(store.list(String(params['folder'])).map((entry) => shown(entry.path, entry)));
    case 'entriesByFiles': {
      const files = params['files'] as { path: string }[];
      return json(files.map(({ path }) => shown(path, store.entry(path))));
    }
    case 'getEntry': {
      const path = String(params['path']);
      return json(shown(path, store.entry(path)));
    }
    case 'persistEntry':
      return persist(store, params);
    case 'deleteFile':
      return remove(store, [String(params['path'])]);
    case 'deleteFiles':
      return remove(store, params['paths'] as string[]);
    case 'getMedia':
      return json([]);
    case 'getDeployPreview':
      return json(null);
    default:
      return json({ error: `The editor does not do "${action}".` }, 422);
  }
}

export interface EditorServerOptions {
  store: ContentStore;
  /** The folder with Decap's bundle. */
  bundle: string;
  config: unknown;
  port: number;
  /** Told after each save and each refusal, for the terminal. */
  onSave: (message: string) => void;
}

const saving = new Set(['persistEntry', 'deleteFile', 'deleteFiles']);

async function handleCall(request: IncomingMessage, options: EditorServerOptions): Promise<Reply> {
  const call = JSON.parse(await bodyOf(request)) as Call;
  try {
    const reply = await answer(options.store, call);
    if (saving.has(call.action)) options.onSave('');
    return reply;
  } catch (error) {
    if (!(error instanceof RefusedSave)) throw error;
    options.onSave(error.message);
    return json({ error: error.message }, 422);
  }
}

/** Other websites, and names that are made to point here, are not let in: only this page may call. */
function isOwnPage(request: IncomingMessage, port: number): boolean {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(request.headers.host ?? '')) return false;
  if (request.method !== 'POST') return true;
  return request.headers.origin === `http://${request.headers.host}`;
}

async function route(request: IncomingMessage, options: EditorServerOptions): Promise<Reply> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!isOwnPage(request, options.port)) return json({ error: 'Only the editor itself may call.' }, 403);
  if (request.method === 'POST' && pathname === '/api/v1') return handleCall(request, options);
  if (pathname === '/') return { status: 200, type: 'text/html; charset=utf-8', body: pageHtml };
  if (pathname === '/start.js') return script(startScript);
  if (pathname === '/open.js') return script(openScript(options.config));
  const file = pathname.startsWith('/cms/')
    ? bundleFile(options.bundle, pathname.slice('/cms/'.length))
    : undefined;
  return file ?? json({ error: 'There is nothing here.' }, 404);
}

/** The content editor's own server: its page, Decap CMS, and the content. Never part of the site. */
export function createEditorServer(options: EditorServerOptions): Server {
  return createServer((request, response) => {
    route(request, options)
      .catch((error: unknown) => json({ error: error instanceof Error ? error.message : String(error) }, 500))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
  });
}
