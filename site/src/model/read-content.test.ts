import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contentError } from '../../integrations/content-check.ts';
import { readContent } from './read-content.ts';
import { siteFile } from './site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
beforeEach(() => cpSync(siteFile('content'), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

const lines = () =>
  contentError(folder)
    ?.message.split('\n')
    .filter((line) => line.startsWith('site/')) ?? [];

it('finds an entry whatever way its accents are written in a file’s name and where it is named', () => {
  const teacher = readFileSync(join(folder, 'teachers/arjun-menon.yaml'), 'utf8')
    .replace(/^name: .*/m, 'name: Jose\u0301 प्रिया')
    .replace(/^order: .*/m, 'order: 60')
    .replace(/skin: \w+/, 'skin: peach');
  const file = join(folder, 'teachers/jose\u0301.yaml');
  writeFileSync(file, teacher);
  edit('pages/podcast.yaml', /teachers: \[[^\]]*\]/, 'teachers: [josé]');
  expect(lines()).toEqual([]);
  const added = readContent(folder).teachers.find(({ id }) => id === 'josé');
  expect(added?.data.name).toBe('José प्रिया');
  rmSync(file);
});

it.each([
  ['defaults/exams.yaml', /: ([^'{\n]*)\n/, ': Our #1 text\n'],
  ['legal/privacy-policy.md', /^summaryHeading: .*/m, 'summaryHeading: Our #1 text'],
  ['testimonials.yaml', /^( +quote:) .*/m, '$1 She is now our #1 teacher, and all of us like her'],
  ['settings.yaml', /legalName: .*/, 'legalName: Brightboard #1 LLC'],
  ['navigation.yaml', 'label: Home,', 'label: Home #1,'],
])('refuses what is cut from a text of %s', (file, from, to) => {
  edit(file, from, to);
  expect(lines()).toEqual([
    expect.stringMatching(new RegExp(`^site/content/${file}:\\d+ .*quotation marks`)),
  ]);
});
