import { cpSync, globSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { parse } from 'yaml';
import { listen } from '../deploy/listen.ts';
import { getContent } from '../site/src/model/content-cache.ts';
import { ContentError } from '../site/src/model/content-issue.ts';
import type { Content } from '../site/src/model/content.ts';
import { ContentStore } from './editor/content-store.ts';
import { editorConfig } from './editor/editor-config.ts';
import { contentFolder } from './editor/editor-field.ts';
import { editorApp, editorPage, withOwnFonts } from './editor/editor-server.ts';
import { readPort, requireFreePorts } from './ports.ts';
import { endTogether, root, runMain } from './processes.ts';
import { toolFile } from './tools.ts';

/** The editor's configuration for this content: its defaults, and the subjects and exams that a teacher may have. */
function configFor(backend: Readonly<Record<string, string>>) {
  let content: Content | undefined;
  try {
    content = getContent();
  } catch (error) {
    // The editor must open also while the content is invalid, to fix it.
    if (!(error instanceof ContentError)) throw error;
  }
  const name = content?.settings[0]?.data.business.name ?? 'This site';
  const defaults: Record<string, unknown> = {};
  const folder = join(root, contentFolder, 'defaults');
  for (const file of globSync('*.yaml', { cwd: folder }))
    defaults[basename(file, '.yaml')] = parse(readFileSync(join(folder, file), 'utf8'));
  const specialties = content && [...content.subjects, ...content.exams].map(({ id }) => id);
  return editorConfig(name, backend, { defaults, specialties });
}

/** Puts the editor for a site that its host builds from a repository into the built site, as /edit/. */
function writeOnline(repository: string, cms: string): void {
  const [, name = '', repo = '', branch = 'main'] =
    /^(github|gitlab|gitea):([\w.-]+\/[\w./-]+?)(?:#([\w./-]+))?$/.exec(repository) ?? [];
  if (!name) throw new Error('Such as --online github:owner/repository or gitlab:owner/repository#branch.');
  const folder = join(root, 'site/dist/edit');
  mkdirSync(folder, { recursive: true });
  cpSync(cms, join(folder, 'cms'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  const script = join(folder, 'cms/index.js');
  writeFileSync(script, withOwnFonts(readFileSync(script, 'utf8')));
  const config = configFor({ name, repo, branch });
  const start = `<script type="module">CMS.init({ config: ${JSON.stringify(config)} });</script>`;
  writeFileSync(join(folder, 'index.html'), editorPage('/edit/cms/index.js', start));
  console.log(`Written to site/dist/edit: the editor for ${repository}, at /edit/ of the site.`);
}

runMain(async () => {
  const cms = await toolFile('npm');
  const { online } = parseArgs({ options: { online: { type: 'string' } } }).values;
  if (online !== undefined) return writeOnline(online, cms);
  const port = readPort('editor', 4323);
  await requireFreePorts({ editor: port });
  const store = new ContentStore(join(root, contentFolder));
  const app = editorApp({
    store,
    packages: join(cms, '../../..'),
    port,
    config: configFor({ name: 'test-repo' }),
    onSave: (message) => console.log(message),
  });
  const started = new AsyncDisposableStack();
  started.use(await listen(createAdaptorServer({ fetch: app.fetch }) as Server, port));
  // Said whenever the content changed, by this editor or another, and the same thing only once.
  let said = '';
  const report = async (): Promise<void> => {
    const mistakes = await store.mistakes();
    if (mistakes !== said) console.log(mistakes || 'The content has no mistakes any more.');
    said = mistakes;
  };
  const watcher = watch(join(root, contentFolder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(), 300);
  });
  let timer = setTimeout(() => void report());
  started.defer(() => clearTimeout(timer));
  started.defer(() => watcher.close());
  endTogether([], started);
  console.log(`
  Content editor  http://localhost:${port}

  It writes into site/content on this computer and needs no account. \`npm run dev\` beside it shows the site.
  Ctrl-C stops it.
`);
});
