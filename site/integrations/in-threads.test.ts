import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.ts';
import { inThreads } from './in-threads.ts';

const module = new URL('compress.ts', import.meta.url).href;
const quality = { brotli: 1, gzip: 1 };
const files = ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt'];
const text = (file: string) => file.repeat(200);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  for (const file of files) writeFileSync(join(folder, file), text(file));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  { where: 'here, where they are few', worth: 100 },
  { where: 'in threads, where they are many', worth: 1 },
])('does its work with every file, once: $where', async ({ worth }) => {
  const results = await inThreads(compress, module, worth, files, folder, quality);
  expect(results).toHaveLength(files.length);
  for (const file of files) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(text(file));
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(text(file));
  }
});

it('fails with what one file says, and leaves what is too small alone', async () => {
  writeFileSync(join(folder, 'small.txt'), 'small');
  await inThreads(compress, module, 1, ['small.txt', 'small.txt'], folder, quality);
  expect(readdirSync(folder)).not.toContain('small.txt.br');
  await expect(inThreads(compress, module, 1, [...files, 'none.txt'], folder, quality)).rejects.toThrow(
    /ENOENT.*none\.txt/,
  );
});

it('fails only once no thread is at work any more', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `${index}.txt`);
  for (const file of many) writeFileSync(join(folder, file), text(file));
  const everySecond = many.flatMap((file) => ['none.txt', file]);
  await expect(inThreads(compress, module, 200, everySecond, folder, quality)).rejects.toThrow(/ENOENT/);
  for (const file of many) expect(readdirSync(folder)).toContain(`${file}.gz`);
});
