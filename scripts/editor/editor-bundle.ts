import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../processes.ts';

const version = '3.16.3';
/** The hash of Decap's package as the registry publishes it; an upgrade changes both lines. */
const integrity =
  'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';
const cache = join(root, '.cache');

/**
 * Unpacks the bundle of a packed editor into a folder, which appears whole or not at all.
 * @throws Error when the package is not the one with this hash, or holds no bundle; then nothing is unpacked.
 */
export function unpackVerified(tarball: string, expected: string, folder: string): void {
  const actual = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (actual !== expected) {
    throw new Error(`${tarball} has the hash ${actual}, and ${expected} is expected: it is not used.`);
  }
  const unpacked = mkdtempSync(`${folder}-`);
  const options = ['--strip-components=2', '--exclude=*.map', 'package/dist'];
  const { status } = spawnSync('tar', ['-xzf', tarball, '-C', unpacked, ...options], { stdio: 'inherit' });
  if (status !== 0 || !existsSync(join(unpacked, 'decap-cms.js'))) {
    rmSync(unpacked, { recursive: true });
    throw new Error(`${tarball} holds no dist/decap-cms.js.`);
  }
  renameSync(unpacked, folder);
}

/**
 * The folder with Decap's finished bundle. The first time it is fetched through npm: the package declares 635 others,
 * which only building the bundle anew would need.
 */
export async function editorBundle(): Promise<string> {
  const folder = join(cache, `decap-cms-${version}`);
  if (existsSync(folder)) return folder;
  console.log(`Fetching the editor, decap-cms ${version}, for the first time.`);
  mkdirSync(cache, { recursive: true });
  const download = mkdtempSync(join(cache, 'download-'));
  try {
    const code = await run('npm', [
      'pack',
      '--silent',
      `decap-cms@${version}`,
      '--pack-destination',
      download,
    ]);
    const [tarball] = globSync('*.tgz', { cwd: download });
    if (code !== 0 || !tarball) throw new Error('npm could not fetch the editor: what it says stands above.');
    unpackVerified(join(download, tarball), integrity, folder);
  } finally {
    rmSync(download, { recursive: true });
  }
  return folder;
}
