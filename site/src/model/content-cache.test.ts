import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getContent, loadContent } from './content-cache.ts';
import { siteFile } from './site-file.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(siteFile('content'), root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

it('gives the same content for as long as no file changes, and new content after a change', () => {
  const first = loadContent(root);
  expect(getContent(root)).toBe(first);
  const file = join(root, 'settings.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('name: Brightboard', 'name: Maple Lane'));
  const second = getContent(root);
  expect(second.settings[0]?.data.business.name).toBe('Maple Lane');
  expect(getContent(root)).toBe(second);
});

it('keeps nothing that has a mistake, and says it again', () => {
  const file = join(root, 'faq.yaml');
  writeFileSync(file, '- id: [');
  expect(() => getContent(root)).toThrow('faq.yaml');
  expect(() => getContent(root)).toThrow('faq.yaml');
});
