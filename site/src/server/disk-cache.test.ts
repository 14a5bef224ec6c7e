import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUnused, kept } from './disk-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const files = () => readdirSync(join(folder, '.cache/kept/words'));
const text = async (from: string[], made: string): Promise<string> =>
  (await kept('words', from, () => Buffer.from(made))).toString();

it('makes a thing once, and again when any of what it is made from changes', async () => {
  expect(await text(['a', 'bc'], 'first')).toBe('first');
  expect(await text(['a', 'bc'], 'never made')).toBe('first');
  expect(await text(['ab', 'c'], 'second')).toBe('second');
  expect(await text(['a', 'bc', ''], 'third')).toBe('third');
  expect(files()).toHaveLength(3);
});

it('keeps nothing of what could not be made', async () => {
  const fail = () => Promise.reject(new Error('No ink'));
  await expect(kept('words', ['a'], fail)).rejects.toThrow('No ink');
  expect(await text(['a'], 'made')).toBe('made');
});

it('forgets what nobody has asked for since yesterday', async () => {
  const before = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ['asked for', 'left']) await text([name], name);
  for (const file of files()) utimesSync(join(folder, '.cache/kept/words', file), before, before);
  await text(['asked for'], 'asked for');
  forgetUnused();
  expect(files()).toHaveLength(1);
  expect(await text(['asked for'], 'never made')).toBe('asked for');
});

it('lets go what another build has taken away meanwhile', async () => {
  await text(['kept'], 'made');
  // It is in the list of the folder, and yet not there.
  symlinkSync(join(folder, 'nowhere'), join(folder, '.cache/kept/words/gone'), 'junction');
  expect(() => forgetUnused()).not.toThrow();
});
