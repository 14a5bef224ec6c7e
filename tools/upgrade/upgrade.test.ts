import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { setValues } from '../launch/edit-yaml.ts';
import { root } from '../serve/processes.ts';

const home = 'site/content/pages/home.yaml';
const heading = 'Lessons with *one teacher*';
let owner: string;
let version: string;
let programs: string;

/** A copy of what the content check and the upgrade need, with the content of the tests and the same packages. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  const files = ['package.json', 'package-lock.json', '.gitignore', 'site/package.json'];
  const folders = [
    'site/src',
    'site/integrations',
    'site/public',
    'tools/upgrade',
    'tools/launch',
    'tools/serve',
  ];
  for (const path of [...files, ...folders]) cpSync(join(root, path), join(copy, path), { recursive: true });
  cpSync(contentFolder, join(copy, 'site/content'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

function run(program: string, ...args: string[]): string {
  const names = ['GIT_AUTHOR_NAME', 'GIT_COMMITTER_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_EMAIL'];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(names.map((name) => [name, 'owner@example.com'])),
    PATH: [programs, process.env['PATH']].join(delimiter),
  };
  // The content is that of the copy.
  delete env['SITE_CONTENT'];
  const { stdout, stderr } = spawnSync(program, args, { cwd: owner, env, encoding: 'utf8' });
  return stdout + stderr;
}
const upgrade = (to: string) => run(process.execPath, join(version, 'tools/upgrade/upgrade.ts'), to);
const read = (file: string) => readFileSync(join(owner, file), 'utf8');
const commit = (message: string) =>
  run('git', 'add', '--all') + run('git', 'commit', '--quiet', '-m', message);

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'programs-'));
  // The packages are those of this project.
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  version = copyProject();
  owner = copyProject();
  run('git', 'init', '--quiet');
  rmSync(join(owner, 'tools/upgrade'), { recursive: true });
  writeFileSync(join(owner, 'site/src/old.ts'), '');
  const content = join(owner, 'site/content');
  await setValues(content, 'settings.yaml', { samples: ['business.name'] });
  await setValues(content, 'pages/home.yaml', { eyebrow: 'A field of the old version', lead: 'Its words.' });
  await setValues(content, 'teachers/ben-okoro.yaml', { order: 9 });
  commit('As it came');
  await setValues(content, 'settings.yaml', { samples: [], 'business.name': 'Cedar Lane' });
  await setValues(content, 'pages/home.yaml', { heading });
  rmSync(join(content, 'teachers/ben-okoro.yaml'));
  writeFileSync(join(owner, 'site/public/own.js'), '');
  commit('Ours');
});
afterAll(() => {
  for (const folder of [owner, version, programs]) rmSync(folder, { recursive: true });
});

it('refuses while something is not committed, or without a version', () => {
  writeFileSync(join(owner, 'site/public/own.js'), '1');
  expect(upgrade(version)).toContain('Commit your changes first');
  run('git', 'checkout', '--quiet', '.');
  expect(upgrade('v99')).toContain('v99 is neither a folder');
});

it(
  'takes the code and leaves the content, then the texts that the owner never changed',
  { timeout: 300_000 },
  () => {
    const before = read(home);
    const said = upgrade(version);
    expect(read(home)).toBe(before);
    expect(run('git', 'status', '--porcelain', '--', 'site/content')).toBe('');
    expect(
      ['site/src/old.ts', 'tools/upgrade', 'site/public/own.js'].map((file) => existsSync(join(owner, file))),
    ).toEqual([false, true, true]);
    expect(said).toMatch(/pages\/home\.yaml, gone: eyebrow/);
    expect(said).toMatch(/mistakes in the content now\. `npm run upgrade -- --texts`/);

    expect(upgrade('--texts')).toContain('ben-okoro – must be a file of teachers/');
    expect(read(home)).toContain(heading);
    expect(read(home)).not.toMatch(/eyebrow|Its words/);
    expect(read('site/content/settings.yaml')).toContain('Cedar Lane');
    expect(existsSync(join(owner, 'site/content/teachers/ben-okoro.yaml'))).toBe(false);
    commit('The new version');
    expect(upgrade(version)).toContain('here already');
  },
);
