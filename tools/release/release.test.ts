import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programFiles } from '../test/programs.ts';

let folder: string;
let site: string;
let project: string;
const asset = 'script.abc123.js';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  site = join(folder, "Jo's www");
  mkdirSync(site);
  project = join(folder, 'project');
  cpSync(new URL('.', import.meta.url), join(project, 'tools/release'), { recursive: true });
  mkdirSync(join(project, 'site/dist/_assets'), { recursive: true });
  for (const file of ['index.html', 'sat-prep.html', `_assets/${asset}`])
    writeFileSync(join(project, 'site/dist', file), file);
  // Replaces npm: the test has written the build already.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho built > "$(dirname "$0")/built.txt"\n', {
    mode: 0o755,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[]) {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, env, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}
const release = (...args: string[]) => run('sh', ['tools/release/release.sh', ...args]);

it.each(['', 'user@host', '--back', 'host:relative', 'ssh://host/www', '/none/www'])(
  'asks where to before it builds or makes a folder: %s',
  (target) => {
    const { code, output } = release(...(target ? [target] : []));
    expect([code, existsSync(join(folder, 'built.txt'))]).toEqual([2, false]);
    expect(output).toMatch(/user@host:\/var\/www|no option/);
    if (target) expect(existsSync(resolve(project, target))).toBe(false);
  },
);

describe.skipIf(!programFiles('rsync'))('a release', () => {
  const day = 86_400_000;
  const age = (file: string, days: number) => {
    const then = new Date(Date.now() - days * day);
    utimesSync(file, then, then);
  };
  /** Releases, then renames the release. @returns the name. */
  const releaseAs = (name: string) => {
    expect(release(site).output).toContain('Released');
    renameSync(join(site, readlinkSync(join(site, 'current'))), join(site, 'releases', name));
    rmSync(join(site, 'current'));
    symlinkSync(`releases/${name}`, join(site, 'current'));
    return name;
  };
  const live = () => basename(readlinkSync(join(site, 'current')));

  it('keeps the release before it, however old, and the files of open pages for 30 days', () => {
    const before = releaseAs(`${new Date(Date.now() - 40 * day).toISOString().slice(0, 10)}T10-00-00Z`);
    age(join(site, 'releases', before), 40);
    const ages = { [asset]: 60, 'older.js': 50, 'of-the-last-release.js': 40, 'young.js': 20 };
    for (const [name, days] of Object.entries(ages)) {
      writeFileSync(join(site, 'current/_assets', name), '');
      age(join(site, 'current/_assets', name), days);
    }
    release(site);
    const kept = readdirSync(join(site, 'current/_assets'));
    expect(kept.toSorted()).toEqual(['of-the-last-release.js', asset, 'young.js']);
    expect(existsSync(join(site, 'current/sat-prep.html'))).toBe(true);
    release(site, '--rollback');
    expect(live()).toBe(before);
  });

  it('is taken back to what was live before it, which need not be the last one by name', () => {
    const first = releaseAs('1');
    releaseAs('2');
    expect(release(site, '--rollback').output).toContain(`Live again: ${first}`);
    expect(release(site, '--rollback')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing'),
    });
    releaseAs('3');
    release(site, '--rollback');
    expect(live()).toBe(first);
  });

  it.each(['', 'me@host:'])('prints the command that takes it back as one can paste it: %s', (host) => {
    const ssh = 'while [ "$1" != host ] && [ "$1" != me@host ]; do shift; done; shift; exec sh -c "$*"';
    writeFileSync(join(folder, 'ssh'), `#!/bin/sh\n${ssh}\n`, { mode: 0o755 });
    const first = releaseAs('1');
    const said = release(host + site).output;
    expect(live()).not.toBe(first);
    const [, command = ''] = /Back with: npm run release -- (.*)$/m.exec(said) ?? [];
    run('sh', ['-c', `sh tools/release/release.sh ${command}`]);
    expect(live()).toBe(first);
  });
});
