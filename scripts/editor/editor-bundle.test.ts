import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpackVerified } from './editor-bundle.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bundle-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function pack(name: string): { tarball: string; hash: string } {
  mkdirSync(join(folder, 'package/dist'), { recursive: true });
  writeFileSync(join(folder, 'package/dist', name), 'window.CMS = {};');
  writeFileSync(join(folder, 'package/dist', `${name}.map`), '{}');
  const tarball = join(folder, 'packed.tgz');
  spawnSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  rmSync(join(folder, 'package'), { recursive: true });
  return { tarball, hash: `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}` };
}

it('unpacks the editor whose hash is right, without its source maps', () => {
  const { tarball, hash } = pack('decap-cms.js');
  unpackVerified(tarball, hash, join(folder, 'editor'));
  expect(readdirSync(join(folder, 'editor'))).toEqual(['decap-cms.js']);
});

it('refuses a wrong hash and leaves nothing behind', () => {
  const { tarball, hash } = pack('decap-cms.js');
  writeFileSync(tarball, 'one byte more', { flag: 'a' });
  expect(() => unpackVerified(tarball, hash, join(folder, 'editor'))).toThrow('it is not used');
  expect(readdirSync(folder)).toEqual(['packed.tgz']);
});

it('refuses a package without the bundle', () => {
  const { tarball, hash } = pack('other.js');
  expect(() => unpackVerified(tarball, hash, join(folder, 'editor'))).toThrow('holds no dist/decap-cms.js');
  expect(readdirSync(folder)).toEqual(['packed.tgz']);
});
