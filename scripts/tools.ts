import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';

/**
 * Where a file of the content editor's package is. tools/editor/ has a lock file of its own, and is installed from it when the
 * editor is first opened.
 * @throws Error when npm cannot install it.
 */
export async function toolFile(file: string): Promise<string> {
  const folder = join(root, 'tools/editor');
  const changedAt = (lock: string) => statSync(join(folder, lock), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // What is installed may be missing, or older than what is pinned.
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
    console.log('Installing the content editor, which tools/editor/ pins.');
    const code = await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error('npm could not install the editor: its own message is above.');
  }
  return join(folder, 'node_modules/@sveltia/cms', file);
}
