import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fileIssues } from './content-folder.ts';
import { describeIssue } from './content-issue.ts';

/** The issues of a folder with these files. */
function linesAbout(...files: string[]): string[] {
  using root = mkdtempDisposableSync(join(tmpdir(), 'folder-'));
  for (const file of files) {
    mkdirSync(dirname(join(root.path, file)), { recursive: true });
    writeFileSync(join(root.path, file), '');
  }
  return fileIssues(root.path).map(describeIssue);
}

const own = ['settings.yaml', 'posts.yaml', 'teachers/jo.yaml', 'teachers/jo-park.yaml', 'legal/terms.md'];

it('says nothing of what is read, and of what systems and editors leave behind', () => {
  const left = [
    '.DS_Store',
    '._jo-park.yaml',
    '.#jo-park.yaml',
    'Thumbs.db',
    'jo-park.yaml~',
    'jo-park.yaml.bak',
  ];
  const further = ['defaults/exams.yaml', 'teachers/zoë-müller.yaml', 'teachers/美玲.yaml'];
  expect(linesAbout(...own, ...further, ...left.map((file) => `teachers/${file}`))).toEqual([]);
});

it.each([
  'jo-park - Copy.yaml',
  'Copy of jo-park.yaml',
  'jo-park 2.yaml',
  'jo-park (Pat’s conflicted copy 2026-01-31).yaml',
  'jo-park.sync-conflict-20260131-101010-ABCDEFG.yaml',
  'Jo-Park.yaml',
  'jo-park.yaml.txt',
])('names what a copy was made from: %s', (file) => {
  const message = 'is a copy of teachers/jo-park.yaml: delete it, or give it the name of a new entry';
  expect(linesAbout(...own, `teachers/${file}`)).toEqual([
    `fixture/content/teachers/${file}  (file): ${file} – ${message}`,
  ]);
});

it.each([
  ['teachers/Ann Lee.yaml', 'Did you mean teachers/ann-lee.yaml?'],
  ['teacher/jo-park.yaml', 'Did you mean teachers/jo-park.yaml?'],
  ['legal/privacy-policy.txt', 'Did you mean legal/privacy-policy.md?'],
  ['README.md', 'move it out of fixture/content'],
])('says what to do with %s', (file, says) => {
  expect(linesAbout(...own, file)).toEqual([expect.stringContaining(says)]);
});

it('refuses two names that differ only in how their accents are written', () => {
  const [composed, decomposed] = ['teachers/josé.yaml', 'teachers/jose\u0301.yaml'];
  expect(linesAbout(decomposed!)).toEqual([]);
  expect(linesAbout(composed!, decomposed!)).toEqual([expect.stringContaining('is a copy of teachers/jos')]);
});
