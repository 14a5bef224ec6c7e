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
 * Where a tool is, which only some people need: tools/ has a lock file of its own, tools/editor/ another, and is
 * installed from it when a tool is first asked for.
 * @param name a dependency of its package.json.
 * @param file the file of the package to run or to import.
 * @throws Error when npm cannot install it.
 */
export async function toolFile(
  name: '@sveltia/cms' | 'accessibility-checker-engine' | 'autocannon' | 'lighthouse',
  file: string,
): Promise<string> {
  const folder = join(root, name === '@sveltia/cms' ? 'tools/editor' : 'tools');
  if (isStale(folder)) {
    console.log(`Installing what tools/ pins, ${name} among it.`);
    const code = await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error('npm could not install the tools: what it says stands above.');
  }
  return join(folder, 'node_modules', name, file);
}
