import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { root } from '../serve/processes.ts';
import { editorConfig, type GitBackend } from './editor-config.ts';
import { contentFolder } from './editor-field.ts';
import { readRawContent } from './raw-content.ts';

const folder = import.meta.dirname;
const packages = join(folder, 'node_modules');
/** The files of packages that the editor's page loads. */
const loaded = ['@sveltia/cms/npm', 'exifr/dist/lite.esm.mjs'];

/** The backend for a local folder, which needs no sign-in. The name of the repository shows which folder to choose. */
const thisFolder: GitBackend = { name: 'github', repo: `this-computer/${basename(root)}` };

const configFor = (backend: GitBackend) => editorConfig(readRawContent(join(root, contentFolder)), backend);

/** Serves the editor at /edit/, with a configuration that is generated for each request. */
export function editorServer(): Server {
  const app = new Hono();
  app.get('/', (context) => context.redirect('/edit/'));
  app.get('/edit/config.json', (context) => context.json(configFor(thisFolder)));
  app.get('/edit/', serveStatic({ root: folder, path: 'index.html' }));
  const rewriteRequestPath = (path: string): string => path.replace('/edit/packages', '');
  app.get('/edit/packages/*', serveStatic({ root: packages, rewriteRequestPath }));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

/**
 * Writes the online editor, for a site that its host builds from a repository.
 * @param target the folder that the host serves as /edit/.
 * @param repository such as `github:owner/site` or `gitlab:owner/site#branch`.
 * @throws Error for another format.
 */
export function writeEditor(target: string, repository: string): void {
  const match = /^(github|gitlab|gitea):([\w.-]+\/[\w./-]+?)(?:#([\w./-]+))?$/.exec(repository);
  if (!match) throw new Error('Such as --online github:owner/repository or gitlab:owner/repository#branch.');
  const [, name = '', repo = '', branch = 'main'] = match;
  mkdirSync(target, { recursive: true });
  cpSync(join(folder, 'index.html'), join(target, 'index.html'));
  const filter = (path: string): boolean => !path.endsWith('.map');
  for (const path of loaded)
    cpSync(join(packages, path), join(target, 'packages', path), { recursive: true, filter });
  writeFileSync(join(target, 'config.json'), JSON.stringify(configFor({ name, repo, branch })));
}
