import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsedTexts } from './parsed-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parsed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('parses a text once for all builds, and a changed one again', () => {
  const file = join(folder, 'new/parsed');
  const parse = vi.fn(() => ({ count: Number.NaN, list: [1, undefined] }));
  const first = parsedTexts(file);
  const read = first.once('count: .nan', parse);
  first.keep();
  const next = parsedTexts(file);
  expect(next.once('count: .nan', parse)).toEqual(read);
  expect(parse).toHaveBeenCalledOnce();
  next.once('count: 2', parse);
  expect(parse).toHaveBeenCalledTimes(2);
});

it('forgets a text that nobody asks after any more', () => {
  const file = join(folder, 'parsed');
  for (const text of ['one', 'two']) {
    const build = parsedTexts(file);
    build.once(text, () => text);
    build.keep();
  }
  const parse = vi.fn();
  parsedTexts(file).once('one', parse);
  expect(parse).toHaveBeenCalledOnce();
});

it('keeps nothing of a text that cannot be parsed, and reads past a file that it cannot read', () => {
  const file = join(folder, 'parsed');
  writeFileSync(file, 'from elsewhere');
  const build = parsedTexts(file);
  const fail = () => {
    throw new Error('no YAML');
  };
  expect(() => build.once('a: [', fail)).toThrow('no YAML');
  build.keep();
  expect(() => parsedTexts(file).once('a: [', fail)).toThrow('no YAML');
});

it('goes on where nothing can be written', () => {
  writeFileSync(join(folder, 'file'), '');
  const build = parsedTexts(join(folder, 'file/parsed'));
  expect(build.once('text', () => 7)).toBe(7);
  expect(build.keep).not.toThrow();
});
