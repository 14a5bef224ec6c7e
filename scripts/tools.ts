import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';

const folder = join(root, 'tools');
const lock = join(folder, 'package-lock.json');
const installed = join(folder, 'node_modules/.package-lock.json');

/** Whether what is installed is older than what is pinned. */
const isStale = () => !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;

/**
 * Where a tool is, which only some people need: tools/ has a lock file of its own, and is installed from
 * it when a tool is first asked for.
 * @param name a dependency of tools/package.json.
 * @param file the file of the package to run or to import.
 * @throws Error when npm cannot install it.
 */
export async function toolFile(
  name: 'accessibility-checker-engine' | 'autocannon' | 'license-checker-rseidelsohn' | 'lighthouse',
  file: string,
): Promise<string> {
  if (isStale()) {
    console.log(`Installing the tools, ${name} among them.`);
    const code = await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error('npm could not install the tools: what it says stands above.');
  }
  return join(folder, 'node_modules', name, file);
}
