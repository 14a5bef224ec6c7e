import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../serve/listen.ts';
import { installTool } from '../test/install-tool.ts';
import { readPorts, requireFreePorts } from '../serve/ports.ts';
import { shutDownTogether, root, runMain, startProcess } from '../serve/processes.ts';
import { editorServer, writeEditor } from './editor-page.ts';

await runMain(async () => {
  const { online } = parseArgs({ options: { online: { type: 'string' } } }).values;
  await installTool('editor');
  if (online !== undefined) {
    writeEditor(join(root, 'site/dist/edit'), online);
    console.log(`Written to site/dist/edit: the editor for ${online}, at /edit/ of the site.`);
    return;
  }
  if (!existsSync(join(root, '.git')))
    throw new Error('The editor works in a Git repository: run `git init` in this folder first.');
  // The next port after those of the site and of the scheduling service.
  const port = Math.max(...Object.values(readPorts())) + 1;
  await requireFreePorts({ site: port });
  const started = new AsyncDisposableStack();
  started.use(await listen(editorServer(), port));
  const site = startProcess(['tools/serve/start.ts', '--dev'], {});
  started.defer(() => void site.kill('SIGTERM'));
  // The editor keeps running if a mistake in the content stops the site, so that the owner can fix it.
  site.once('exit', (code) => {
    if (code) console.log('The website has stopped: fix the mistakes above in the editor, then start again.');
  });
  shutDownTogether([], started);
  console.log(`
  Content editor       http://localhost:${port}/edit/ (in Chrome or Edge)

  Choose "Work with Local Repository", then this folder: ${root}
  The website below shows each saved change, and says what is wrong with it.
`);
});
