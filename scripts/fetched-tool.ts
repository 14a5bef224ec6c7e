import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, sayWhileWaiting } from './processes.ts';

/**
 * The folder of packages that one command alone needs. It has a lock file of its own below tools/, and is installed
 * from it when it is first used, and again when the lock file has changed.
 * @throws Error when npm cannot install it.
 */
export async function fetchTool(name: string): Promise<string> {
  const folder = join(root, 'tools', name);
  const changedAt = (lock: string) => statSync(join(folder, lock), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
    console.log(`Installing what tools/${name}/ pins, which this command needs.`);
    using ticker = sayWhileWaiting(() => `Installing tools/${name}`);
    const code = await runNpm(
      'ci',
      '--prefix',
      folder,
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    );
    if (code !== 0) throw new Error(`npm could not install tools/${name}: its own message is above.`);
  }
  return join(folder, 'node_modules');
}
