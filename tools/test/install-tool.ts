import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, root, logWhileWaiting } from '../serve/processes.ts';

/**
 * Installs the packages of a folder of tools/, which only one command needs. Does nothing if they are installed and the
 * folder's lock file has not changed since.
 * @throws Error if npm cannot install them.
 */
export async function installTool(name: string): Promise<void> {
  const cwd = join(root, 'tools', name);
  const changedAt = (lock: string) => statSync(join(cwd, lock), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log(`Installing what tools/${name}/ pins, which this command needs.`);
  using ticker = logWhileWaiting(() => `Installing tools/${name}`);
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  // On Windows, npm is a .cmd file, which only a shell can run.
  const shell = process.platform === 'win32';
  const npm = spawn('npm', ['ci', ...options], { cwd, shell, stdio: ['ignore', 'inherit', 'inherit'] });
  if ((await exitCodeOf(npm)) !== 0)
    throw new Error(`npm could not install tools/${name}: its own message is above.`);
}
