import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';

/** Whether what is installed is older than what is pinned. */
function isStale(folder: string): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return (
    !existsSync(installed) ||
    statSync(installed).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs
  );
}

/**
 * Where a file of the content editor's package is. tools/editor/ has a lock file of its own, and is installed from it when the
 * editor is first opened.
 * @throws Error when npm cannot install it.
 */
export async function toolFile(file: string): Promise<string> {
  const folder = join(root, 'tools/editor');
  if (isStale(folder)) {
    console.log('Installing the content editor, which tools/editor/ pins.');
    const code = await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error('npm could not install the editor: its own message is above.');
  }
  return join(folder, 'node_modules/@sveltia/cms', file);
}
