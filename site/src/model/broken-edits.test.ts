import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentError } from '../../integrations/content-check.ts';
import { readPictures, type PictureFile } from '../server/validate-images.ts';
import { brokenEdits } from './broken-edits.ts';
import { readContent } from './read-content.ts';
import { siteFile } from './site-file.ts';

let folder: string;
let pictures: PictureFile[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(siteFile('content'), folder, { recursive: true });
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });
  await plain(1200, 800).toFile(join(folder, 'pictures/wide.png'));
  await plain(120, 90).toFile(join(folder, 'pictures/small.png'));
  pictures = await readPictures(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (): string[] =>
  (contentError(folder, pictures)?.message ?? '')
    .split('\n')
    .filter((line) => line.startsWith('site/content/'));

function expectLine(file: string, says: RegExp): void {
  const lines = linesOf();
  const about = lines.filter((line) => line.startsWith(`site/content/${file}`) && says.test(line));
  expect(about, lines.join('\n')).not.toEqual([]);
}

/** Runs `check` while a file of the copy is changed. */
function whileChanged(file: string, from: string | RegExp, to: string, check: () => void): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} holds what the table changes`).not.toBe(text);
  writeFileSync(path, changed);
  try {
    check();
  } finally {
    writeFileSync(path, text);
  }
}

describe('a broken edit is told on one line that says what to write', () => {
  describe.each(Object.entries(brokenEdits))('%s', (file, edits) => {
    it.each(edits)('%s as %j', (from, to, says) => {
      whileChanged(file, from, to, () => expectLine(file, new RegExp(`:\\d+  .*${says.source}`)));
    });
  });

  it.each([
    [
      'teachers/rosalind-avery.yaml',
      'teachers/rosalind-avery.yml',
      /Did you mean teachers\/rosalind-avery\.yaml\?/,
    ],
    ['posts.yaml', 'post.yaml', /not read.*posts?\.yaml/],
    ['legal/privacy-policy.md', 'legal/privacy-policy.txt', /Did you mean legal\/privacy-policy\.md\?/],
  ])('%s named %s', (file, name, says) => {
    renameSync(join(folder, file), join(folder, name));
    try {
      expectLine(name, says);
    } finally {
      renameSync(join(folder, name), join(folder, file));
    }
  });

  it('a missing file of settings', () => {
    renameSync(join(folder, 'settings.yaml'), join(folder, 'settings.txt'));
    try {
      expectLine('settings.yaml', /this file must exist/);
    } finally {
      renameSync(join(folder, 'settings.txt'), join(folder, 'settings.yaml'));
    }
  });

  it.each([
    ['a missing colon, where every page looks,', 'settings.yaml', 'legalName:', 'legalName'],
    ['a light color', 'settings.yaml', /^origin:/m, "brand: { colors: { action: '#ffee00' } }\norigin:"],
    ['a template without what is filled in', 'labels.yaml', 'about {exam}', 'about {test}'],
    ['a placeholder that is none', 'legal/privacy-policy.md', '{{mail.support}}', '{{mail.fax}}'],
  ])('%s is one line and no more', (_what, file, from, to) => {
    whileChanged(file, from, to, () => expect(linesOf()).toHaveLength(1));
  });

  it('a link to a page that has gone with its entry', () => {
    whileChanged('exams/sat.yaml', 'address: /sat-prep', 'address: /sat-tutoring', () =>
      whileChanged('faq.yaml', 'to: /subjects }', 'to: /sat-prep#included }', () =>
        expect(linesOf()).toEqual([
          expect.stringMatching(/faq\.yaml:\d+ {2}\[0\]\.link\.to: \/sat-prep#included/),
        ]),
      ),
    );
  });

  it('a name that makes a text too long where it is filled in', () => {
    whileChanged('settings.yaml', 'name: Brightboard', `name: ${'Maple '.repeat(4)}Street`, () =>
      whileChanged(
        'pages/test-prep.yaml',
        /title: .*/,
        "title: 'All tests that we prepare for at {{business.name}}'",
        () =>
          expect(linesOf()).toEqual([
            expect.stringMatching(/metadata\.title: .*must be at most 60 characters long/),
          ]),
      ),
    );
  });
});

describe('a sound edit is accepted', () => {
  it.each([
    [
      'a review with figures that are claims elsewhere',
      'testimonials.yaml',
      /^( +quote:) .*/m,
      '$1 Her grade went from 60% to 85% in a year, and she answers within 24 hours.',
    ],
    ['a category of questions without a question', 'faq.yaml', /category: Pricing/g, 'category: General'],
    ['a scheduler with a capital', 'settings.yaml', 'provider: local', 'provider: Local'],
  ])('%s', (_what, file, from, to) => {
    whileChanged(file, from, to, () => expect(linesOf()).toEqual([]));
  });

  it('a value is a link or plain text in a legal text', () => {
    whileChanged('settings.yaml', 'legalName: Brightboard Tutoring LLC', 'legalName: Pen & *Board*', () => {
      const [legal] = readContent(folder).legal;
      for (const written of ['Pen \\& \\*Board\\*', '<hello@example.com>'])
        expect(legal?.body).toContain(written);
    });
  });

  it('files are read as Windows saves them', () => {
    for (const file of ['faq.yaml', 'legal/privacy-policy.md']) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
    expect(linesOf()).toEqual([]);
  });
});
