import { watch } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from '../deploy/listen.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { ContentStore } from './editor/content-store.ts';
import { editorBundle } from './editor/editor-bundle.ts';
import { editorConfig } from './editor/editor-config.ts';
import { editorApp } from './editor/editor-server.ts';
import { readPort } from './ports.ts';
import { endTogether, root, runMain } from './processes.ts';

const folder = join(root, 'site/content');

runMain(async () => {
  const port = readPort('EDIT_PORT', 4323);
  const store = new ContentStore(folder);
  const app = editorApp({
    store,
    bundle: await editorBundle(),
    port,
    config: editorConfig(readSettings().business.name),
    onSave: (message) => console.log(message),
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const stop = await listen(server, port).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message} Choose another: EDIT_PORT=${port + 100} npm run edit`, { cause: error });
  });
  // Said whenever the content changed, by this editor or another, and the same thing only once.
  let said = '';
  const report = (): void => {
    const mistakes = store.mistakes();
    if (mistakes !== said) console.log(mistakes || 'The content has no mistakes any more.');
    said = mistakes;
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(report, 300);
  });
  let timer = setTimeout(report);
  endTogether([], () => {
    clearTimeout(timer);
    watcher.close();
    return stop();
  });
  console.log(`
  Content editor  http://localhost:${port}

  It writes into site/content on this computer and needs no account. \`npm run dev\` beside it shows the site.
  Ctrl-C stops it.
`);
});
