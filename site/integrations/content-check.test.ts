import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentError } from './content-check.ts';
import { readPictures, type PictureFile } from './validate-images.ts';
import { readContent } from '../src/model/read-content.ts';
import { siteFile } from '../src/model/site-file.ts';

/** An edit of a file, and the message expected for it after the file name and line. */
type Broken = readonly [from: string | RegExp, to: string, says: RegExp];

/** Mistakes that owners make, by file. */
const brokenEdits: Readonly<Record<string, readonly Broken[]>> = {
  'faq.yaml': [
    [/^[\s\S]*$/, 'question: Why?\n', /list/],
    ['category: Pricing', 'category: Pricng', /Did you mean Pricing\?/],
    [/question: What is .*/, 'question: 2025', /quotation marks/],
    ['- id: 2\n', '- id: 1\n', /unique/],
  ],
  'pages/faq.yaml': [
    [/^lead: .*/m, 'lead: Bring a <b>pencil</b> and some paper', /HTML/],
    [/title: .*/, 'title: Contact Us', /unique; pages\/contact-us\.yaml/],
    [/^lead: .*/m, "lead: 'Ask {{busines.name}} anything you like'", /Did you mean \{\{business\.name\}\}\?/],
  ],
  'teachers/rosalind-avery.yaml': [
    [/^name: .*/m, 'name: “Pat Avery”', /name: “Pat Avery” .*leave them out/],
    ['credentials:', 'credental:', /Did you mean credentials\?/],
    [/specialties:[^\n]*(\n\s+- [^\n]*)*/, 'specialties: [mathh]', /Did you mean math\?/],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: wid.png, alt: A teacher at a desk }\n',
      /Did you mean wide\.png\?/,
    ],
    [/^photo:\n(?: .*\n)+/m, 'photo: { file: wide.png }\n', /photo\.alt: .*write what the picture shows/],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: small.png, alt: A teacher at a desk }\n',
      /too small, 120 × 90 pixels.* at least 440 × 440/,
    ],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: wide.png, alt: A teacher at a desk, focus: { x: 140, y: 20 } }\n',
      /photo\.focus\.x: 140/,
    ],
    ['Her students hold the pen.', 'Her students always hold the pen.', /200 characters.*“…/],
  ],
  'testimonials.yaml': [['sample: true', 'sample: yes', /true or false/]],
  'settings.yaml': [
    [/general: .*/, 'general: hello @example.com', /one email address/],
    ['provider: local\n', 'provider: calendely\n', /Did you mean calendly\?/],
    [/^origin:/m, "brand: { colors: { action: '#ffee00' } }\norigin:", /contrast .*Did you mean '#/],
    ['https://districts.example.com', 'districts.example.com', /URL/],
  ],
  'legal/privacy-policy.md': [
    [/\n---\n/, '\n--\n', /---/],
    ['{{#chat}}', '{{#chatt}}', /chat/],
    ['{{mail.support}}', '{{mail.fax}}', /\(text\): \{\{mail\.fax\}\}/],
  ],
  'pages/home.yaml': [
    [/^heading: .*/m, 'heading: A licensed teacher for your child', /asterisks/],
    ['{{claim.students}}', '{{claim.student}}', /Did you mean \{\{claim\.students\}\}\?/],
  ],
  'subjects/math.yaml': [
    [/^title: .*\n/m, '', /must be given/],
    ['[/mathematics,', '[/faq,', /page\.aliases\[0\]: .*unique; a page of the site has it already/],
  ],
  'exams/sat.yaml': [
    [
      'Two sections in {{length}}',
      'Two sections in 2 hours 15 minutes',
      /timingHeading: 2 hours 15 minutes .*write \{\{length\}\}/,
    ],
    ['address: /sat-prep', 'address: /act-prep', /page\.address: .*unique; exams\/act\.yaml has it already/],
    [/testimonial: t\d+/, 'testimonial: t98', /Did you mean t\d+\?/],
  ],
  'posts.yaml': [
    ['/posts/4.svg', '/posts/44.svg', /Did you mean \/posts\/\d+\.svg\?/],
    [/  imageUrl: .*\n/, '', /photo.*imageUrl/],
    [/createdAt: '[\d-]+'/, "createdAt: '2025-02-30'", /exists in the calendar/],
    [/createdAt: '[\d-]+'/, "createdAt: '2099-01-01'", /future/],
  ],
  'navigation.yaml': [['to: /podcast', 'to: /podcasts', /Did you mean \/podcast\?/]],
  'legal/terms-of-service.md': [['(/privacy-policy)', '(/privacy-polcy)', /Did you mean \/privacy-policy\?/]],
  'pages/school-districts.yaml': [
    [
      /^modelsHead:/m,
      'photo: { file: IMG_2034.HEIC, alt: A classroom }\nmodelsHead:',
      /JPEG, PNG, WebP, AVIF or SVG/,
    ],
  ],
  'exams/ssat.yaml': [[/url: .*/, 'url: https://www.ssat.org/', /must lead to the page that says it/]],
};

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
});
