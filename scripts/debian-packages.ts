import { existsSync } from 'node:fs';
import { run } from './processes.ts';

/** Whether Debian packages can be installed here: by root, where there is apt-get. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages, says which, and starts no service of theirs.
 * @throws Error when apt-get fails.
 */
export async function installPackages(packages: readonly string[]): Promise<void> {
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  await run('apt-get', ['update', '-qq']);
  // Run level 1 keeps Debian from starting servers as services.
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
    RUNLEVEL: '1',
  });
  if (code !== 0) throw new Error(`apt-get could not install ${packages.join(', ')}.`);
}
