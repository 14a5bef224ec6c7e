import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { finishedPages } from './finished-pages.ts';

it('takes no page over from a build that was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopped-'));
  const list = join(folder, 'cache/incremental-build.json');
  mkdirSync(join(folder, 'cache'));
  writeFileSync(list, '{}');
  const url = (name: string) => pathToFileURL(join(folder, name));
  const start = async () => {
    const { hooks } = finishedPages();
    const config = { build: { assets: '_assets' }, outDir: url('dist'), cacheDir: url('cache/') };
    await hooks['astro:config:done']?.({ config } as never);
    await hooks['astro:build:start']?.({ setPrerenderer: () => undefined } as never);
  };
  await start();
  expect(existsSync(list)).toBe(true);
  await start();
  expect(existsSync(list)).toBe(false);
  rmSync(folder, { recursive: true });
});
