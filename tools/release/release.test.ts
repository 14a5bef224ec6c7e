import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf } from '../scripts/installed.ts';
import { root } from '../scripts/processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  // In place of npm: the site has been built already.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho built >> "$(dirname "$0")/built.txt"\n', {
    mode: 0o755,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function release(...args: string[]) {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/release.sh', ...args], options);
  return { code: status, output: stdout + stderr };
}

it.each([[''], ['user@host'], ['host:relative'], ['--back']])(
  'asks where to before it builds: %s',
  (target) => {
    const { code, output } = release(...(target ? [target] : []));
    expect([code, existsSync(join(folder, 'built.txt'))]).toEqual([2, false]);
    expect(output).toMatch(/Where to|neither a folder|no option/);
  },
);

describe.skipIf(!filesOf('rsync'))('a release', () => {
  const day = 86_400_000;
  const age = (file: string, days: number) => {
    const then = new Date(Date.now() - days * day);
    utimesSync(file, then, then);
  };
  const addAsset = (site: string, name: string, days: number) => {
    const file = join(site, 'current/_assets', name);
    writeFileSync(file, '');
    age(file, days);
  };

  it('is switched to whole, keeps the files of open pages for 30 days, and can be taken back', async () => {
    const site = join(folder, "Jo's www");
    expect(release(site).output).toContain('Released');
    const first = readlinkSync(join(site, 'current'));
    expect(existsSync(join(site, 'current/sat-prep.html'))).toBe(true);

    addAsset(site, 'young.js', 20);
    addAsset(site, 'old.js', 40);
    const [asset = ''] = readdirSync(join(root, 'site/dist/_assets'));
    age(join(site, 'current/_assets', asset), 40);
    // A second later: releases are named by the time.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    release(site);
    const second = readlinkSync(join(site, 'current'));
    expect(second).not.toBe(first);
    const kept = readdirSync(join(site, 'current/_assets'));
    expect(kept).toEqual(expect.arrayContaining(['young.js', asset]));
    expect(kept).not.toContain('old.js');

    expect(release(site, '--rollback').output).toContain('Back at');
    expect(readlinkSync(join(site, 'current'))).toBe(first);
    expect(release(site, '--rollback').output).toContain('There is no release before');
  });

  it('keeps the release before it, however old, with the files of its open pages', () => {
    const site = join(folder, 'www');
    release(site);
    const name = `${new Date(Date.now() - 40 * day).toISOString().slice(0, 10)}T10-00-00Z`;
    renameSync(join(site, readlinkSync(join(site, 'current'))), join(site, 'releases', name));
    rmSync(join(site, 'current'));
    symlinkSync(`releases/${name}`, join(site, 'current'));
    addAsset(site, 'of-the-last-release.js', 40);
    addAsset(site, 'older.js', 50);
    age(join(site, 'releases', name), 40);
    release(site);
    const kept = readdirSync(join(site, 'current/_assets'));
    expect([kept.includes('of-the-last-release.js'), kept.includes('older.js')]).toEqual([true, false]);
    expect(release(site, '--rollback').output).toContain(`Back at ${name}`);
  });
});
