import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles } from './write-host-files.ts';

const fileAt = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(fileAt(path), 'utf8');

it.each(Object.entries(hostFiles))('%s is what the table says', (file, text) => {
  expect(read(file), 'Run `npm run hosts` and commit what it writes.').toBe(text);
});

it('docs/hosting.md names commands and files that exist', () => {
  const guide = read('docs/hosting.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  for (const [, name = ''] of guide.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name]);
  for (const [path] of guide.matchAll(/(?:site|tools)\/[\w./-]+\w/g))
    if (!path.startsWith('site/dist')) expect(existsSync(fileAt(path)), path).toBe(true);
  for (const [, block] of guide.matchAll(/^ *```sh\n([^]*?)```/gm))
    expect(spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
});
