import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentError } from '../../integrations/content-check.ts';

const shipped = fileURLToPath(new URL('../../content', import.meta.url));
let folder: string;
/** The id of the first heading of the privacy policy. */
const chapter = (
  /^## (.*)$/gm.exec(readFileSync(join(shipped, 'legal/privacy-policy.md'), 'utf8'))?.[1] ?? ''
)
  .toLowerCase()
  .replaceAll(/[^a-z0-9 -]/g, '')
  .replaceAll(' ', '-');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(shipped, folder, { recursive: true });
  mkdirSync(join(folder, 'pictures'));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });
  await plain(1200, 800).toFile(join(folder, 'pictures/wide.png'));
  await plain(120, 90).toFile(join(folder, 'pictures/small.png'));
  writeFileSync(join(folder, 'pictures/letter.jpg'), 'Dear all');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What somebody did to a file, and what the line about it says: the file with its line, and what to write. */
type Broken = readonly [what: string, file: string, from: string | RegExp, to: string, says: RegExp];

const brokenEdits: readonly Broken[] = [
  [
    'a tab for an indent',
    'faq.yaml',
    '  category: General',
    '\tcategory: General',
    /faq\.yaml:\d+ .*(spaces|tab)/,
  ],
  [
    'a colon in a text',
    'pages/faq.yaml',
    /^lead: .*/m,
    'lead: Note: bring a pencil and some paper',
    /faq\.yaml:\d+ .*quotation marks/,
  ],
  [
    'a quote that is never closed',
    'pages/faq.yaml',
    /^lead: .*/m,
    "lead: 'Bring a pencil",
    /faq\.yaml:\d+ .*quotation mark/,
  ],
  [
    'curly quotation marks around a name',
    'teachers/rosalind-avery.yaml',
    /^name: .*/m,
    'name: “Pat Avery”',
    /rosalind-avery\.yaml:\d+ +name: “Pat Avery” .*leave them out/,
  ],
  [
    'curly quotation marks around a review',
    'testimonials.yaml',
    /^( +quote:) .*/m,
    '$1 “She looks forward to every hour of it”',
    /testimonials\.yaml:\d+ .*leave them out/,
  ],
  ['a bracket that is never closed', 'faq.yaml', '- id: 2', '- id: [2', /faq\.yaml:\d+ .*YAML/],
  ['a brace that is never closed', 'faq.yaml', 'to: /subjects }', 'to: /subjects', /faq\.yaml:\d+ .*YAML/],
  [
    'a text that starts with an asterisk',
    'pages/faq.yaml',
    /^heading: .*/m,
    'heading: *Ask* us anything you like',
    /faq\.yaml:\d+ .*quotation marks/,
  ],
  [
    'a text that starts with an at sign',
    'pages/faq.yaml',
    /^lead: .*/m,
    'lead: @home and at school we answer',
    /faq\.yaml:\d+ .*quotation marks/,
  ],
  [
    'a text that starts with a percent sign',
    'pages/faq.yaml',
    /^lead: .*/m,
    'lead: "50 \\% of it is asked here"',
    /faq\.yaml:\d+ .*single quotation marks/,
  ],
  [
    'two versions that git could not join',
    'pages/faq.yaml',
    /^lead: .*/m,
    '<<<<<<< HEAD\nlead: Ask us\n=======\nlead: Ask a teacher\n>>>>>>> edited',
    /faq\.yaml:\d+ .*two versions/,
  ],
  [
    'a second entry in a file',
    'pages/faq.yaml',
    /$/,
    '\n---\nlead: Ask a teacher\n',
    /faq\.yaml:\d+ .*a file is one/,
  ],
  [
    'a space in a mail address',
    'settings.yaml',
    /general: .*/,
    'general: hello @example.com',
    /settings\.yaml:\d+ .*one email address/,
  ],
  ['an indent too deep', 'pages/faq.yaml', /^lead: /m, '   lead: ', /faq\.yaml:\d+ .*YAML/],
  [
    'a field that stands twice',
    'pages/faq.yaml',
    /^lead: /m,
    'heading: Twice in this *very file*\nlead: ',
    /faq\.yaml:\d+ .*twice/,
  ],
  ['a missing colon', 'pages/faq.yaml', /^lead: .*/m, 'lead Bring a pencil', /faq\.yaml:\d+ .*colon/],
  [
    'frontmatter that does not end',
    'legal/privacy-policy.md',
    /\n---\n/,
    '\n--\n',
    /privacy-policy\.md:1 .*---/,
  ],
  ['a list that is none', 'faq.yaml', /^[\s\S]*$/, 'question: Why?\n', /faq\.yaml.*list/],
  [
    'a misspelled field',
    'teachers/rosalind-avery.yaml',
    'credentials:',
    'credental:',
    /rosalind-avery\.yaml:\d+ .*Did you mean credentials\?/,
  ],
  [
    'a misspelled field in a group',
    'settings.yaml',
    'legalName:',
    'legalname:',
    /settings\.yaml:\d+ .*Did you mean legalName\?/,
  ],
  [
    'a misspelled field of a page',
    'pages/home.yaml',
    'primaryButton:',
    'primaryButon:',
    /home\.yaml:\d+ .*Did you mean primaryButton\?/,
  ],
  ['a field left out', 'subjects/math.yaml', /^title: .*\n/m, '', /math\.yaml:\d+ .*must be given/],
  [
    'a word that is no choice',
    'subjects/science.yaml',
    'icon: flask',
    'icon: flsk',
    /science\.yaml:\d+ .*Did you mean flask\?/,
  ],
  [
    'a category that is none',
    'faq.yaml',
    'category: Pricing',
    'category: Pricng',
    /faq\.yaml:\d+ .*Did you mean Pricing\?/,
  ],
  [
    'a number for a text',
    'faq.yaml',
    /question: What is .*/,
    'question: 2025',
    /faq\.yaml:\d+ .*quotation marks/,
  ],
  ['a text for a number', 'tests/sat.yaml', /order: 1/, 'order: first', /sat\.yaml:\d+ .*number/],
  [
    'a text for a list',
    'teachers/rosalind-avery.yaml',
    /specialties:[^\n]*(\n\s+- [^\n]*)*/,
    'specialties: math',
    /rosalind-avery\.yaml:\d+ .*list/,
  ],
  [
    'yes for true',
    'testimonials.yaml',
    'sample: true',
    'sample: yes',
    /testimonials\.yaml:\d+ .*true or false/,
  ],
  [
    'a heading without its mark',
    'pages/home.yaml',
    /^heading: .*/m,
    'heading: A licensed teacher for your child',
    /home\.yaml:\d+ .*asterisks/,
  ],
  [
    'a title that is too long',
    'pages/home.yaml',
    /title: Online.*/,
    `title: ${'Long '.repeat(14)}title`,
    /home\.yaml:\d+ .*60 characters/,
  ],
  [
    'HTML in a text',
    'pages/faq.yaml',
    /^lead: .*/m,
    'lead: Bring a <b>pencil</b> and some paper',
    /faq\.yaml:\d+ .*HTML/,
  ],
  [
    'a review’s id twice',
    'testimonials.yaml',
    '- id: t3\n',
    '- id: t2\n',
    /testimonials\.yaml:\d+ .*t2 .*unique/,
  ],
  ['a post’s id twice', 'posts.yaml', '- id: 5\n', '- id: 4\n', /posts\.yaml:\d+ .*unique/],
  ['a question’s id twice', 'faq.yaml', '- id: 2\n', '- id: 1\n', /faq\.yaml:\d+ .*unique/],
  ['a title twice', 'pages/faq.yaml', /title: .*/, 'title: Contact Us', /unique; pages\/contact-us\.yaml/],
  [
    'a review that was deleted',
    'tests/sat.yaml',
    /testimonial: t\d+/,
    'testimonial: t98',
    /sat\.yaml:\d+ .*Did you mean t\d+\?/,
  ],
  [
    'a specialty that is none',
    'teachers/rosalind-avery.yaml',
    /specialties:[^\n]*(\n\s+- [^\n]*)*/,
    'specialties: [mathh]',
    /rosalind-avery\.yaml:\d+ .*Did you mean math\?/,
  ],
  [
    'an unknown placeholder',
    'pages/faq.yaml',
    /^lead: .*/m,
    "lead: 'Ask {{busines.name}} anything you like'",
    /faq\.yaml:\d+ .*Did you mean \{\{business\.name\}\}\?/,
  ],
  [
    'an unknown claim',
    'pages/home.yaml',
    '{{claim.students}}',
    '{{claim.student}}',
    /home\.yaml:\d+ .*Did you mean \{\{claim\.students\}\}\?/,
  ],
  [
    'an unknown part of a legal text',
    'legal/privacy-policy.md',
    '{{#chat}}',
    '{{#chatt}}',
    /privacy-policy\.md:\d+ .*chat/,
  ],
  [
    'a link to no page',
    'navigation.yaml',
    'to: /podcast',
    'to: /podcasts',
    /navigation\.yaml:\d+ .*Did you mean \/podcast\?/,
  ],
  [
    'a link to no page in a legal text',
    'legal/terms-of-service.md',
    '(/privacy-policy)',
    '(/privacy-polcy)',
    /terms-of-service\.md:\d+ .*Did you mean \/privacy-policy\?/,
  ],
  [
    'a link to no #anchor',
    'navigation.yaml',
    '#accessibility',
    '#accessibilty',
    /navigation\.yaml:\d+ .*Did you mean \/contact-us#accessibility\?/,
  ],
  [
    'a link to an #anchor of another page',
    'navigation.yaml',
    'to: /podcast',
    'to: /podcast#accessibility',
    /navigation\.yaml:\d+ .*no such #anchor/,
  ],
  [
    'a link to no question',
    'navigation.yaml',
    'to: /podcast',
    'to: /faq#q3',
    /navigation\.yaml:\d+ .*no such #anchor/,
  ],
  [
    'a link to no setting',
    'navigation.yaml',
    'setting:facebook',
    'setting:facebok',
    /navigation\.yaml:\d+ .*facebook/,
  ],
  [
    'a picture that is not there',
    'posts.yaml',
    '/posts/4.svg',
    '/posts/44.svg',
    /posts\.yaml:\d+ .*Did you mean \/posts\/\d+\.svg\?/,
  ],
  [
    'a photograph that is not there',
    'teachers/rosalind-avery.yaml',
    /^sample: true/m,
    'photo: { file: wid.png, alt: A teacher at a desk }',
    /rosalind-avery\.yaml:\d+ .*Did you mean wide\.png\?/,
  ],
  [
    'a photograph without words',
    'teachers/rosalind-avery.yaml',
    /^sample: true/m,
    'photo: { file: wide.png }',
    /rosalind-avery\.yaml:\d+ +photo\.alt: .*write what the picture shows/,
  ],
  [
    'a photograph that is too small',
    'teachers/rosalind-avery.yaml',
    /^sample: true/m,
    'photo: { file: small.png, alt: A teacher at a desk }',
    /rosalind-avery\.yaml:\d+ .*too small, 120 × 90 pixels.* at least 440 × 440/,
  ],
  [
    'a photograph as telephones save it',
    'pages/school-districts.yaml',
    /^modelsHead:/m,
    'photo: { file: IMG_2034.HEIC, alt: A classroom }\nmodelsHead:',
    /school-districts\.yaml:\d+ .*JPEG, PNG, WebP or AVIF/,
  ],
  [
    'a photograph that is none',
    'posts.yaml',
    'imageUrl: /posts/4.svg',
    'photo: { file: letter.jpg, alt: A page of writing }',
    /posts\.yaml:\d+ .*save it again as a JPEG/,
  ],
  ['a card without a picture', 'posts.yaml', /  imageUrl: .*\n/, '', /posts\.yaml:\d+ .*photo.*imageUrl/],
  [
    'a focus outside the photograph',
    'teachers/rosalind-avery.yaml',
    /^sample: true/m,
    'photo: { file: wide.png, alt: A teacher at a desk, focus: { x: 140, y: 20 } }',
    /rosalind-avery\.yaml:\d+ +photo\.focus\.x: 140/,
  ],
  [
    'a scheduler that is none',
    'settings.yaml',
    'provider: local\n',
    'provider: calendely\n',
    /settings\.yaml:\d+ .*Did you mean calendly\?/,
  ],
  [
    'a color that is none',
    'settings.yaml',
    /^origin:/m,
    "brand: { colors: { action: 'blue' } }\norigin:",
    /settings\.yaml:\d+ .*#2346c7/,
  ],
  [
    'a color that nobody can read',
    'settings.yaml',
    /^origin:/m,
    "brand: { colors: { action: '#ffee00' } }\norigin:",
    /settings\.yaml:\d+ .*contrast .*Did you mean '#/,
  ],
  [
    'a date that does not exist',
    'posts.yaml',
    /createdAt: '[\d-]+'/,
    "createdAt: '2025-02-30'",
    /posts\.yaml:\d+ .*exists in the calendar/,
  ],
  [
    'a date in another notation',
    'posts.yaml',
    /createdAt: '[\d-]+'/,
    "createdAt: '9/18/2025'",
    /posts\.yaml:\d+ .*YYYY-MM-DD/,
  ],
  [
    'a date to come',
    'posts.yaml',
    /createdAt: '[\d-]+'/,
    "createdAt: '2099-01-01'",
    /posts\.yaml:\d+ .*future/,
  ],
  [
    'a bio that is cut within a sentence',
    'teachers/rosalind-avery.yaml',
    'Her students hold the pen.',
    'Her students always hold the pen.',
    /rosalind-avery\.yaml:\d+ .*200 characters.*“…/,
  ],
  [
    'a fact whose link leads to a front page',
    'tests/ssat.yaml',
    /url: .*/,
    'url: https://www.ssat.org/',
    /ssat\.yaml:\d+ .*must lead to the page that says it/,
  ],
  [
    'a fact looked up in the future',
    'tests/act.yaml',
    /asOf: .*/,
    "asOf: '2099-01-01'",
    /act\.yaml:\d+ .*future/,
  ],
  [
    'an address without https',
    'settings.yaml',
    'https://districts.example.com',
    'districts.example.com',
    /settings\.yaml:\d+ .*URL/,
  ],
  [
    'a mail address that is none',
    'settings.yaml',
    'general: hello@example.com',
    'general: hello',
    /settings\.yaml:\d+ .*email/,
  ],
];

const linesOf = (): string[] =>
  (contentError(folder)?.message ?? '').split('\n').filter((line) => line.startsWith('site/content/'));

function expectLine(says: RegExp): void {
  const lines = linesOf();
  expect(
    lines.filter((line) => says.test(line)),
    lines.join('\n'),
  ).not.toEqual([]);
}

/** What an owner may write without being stopped. */
const soundEdits: readonly (readonly [what: string, file: string, from: string | RegExp, to: string])[] = [
  ['a link to a question', 'navigation.yaml', 'to: /podcast', 'to: /faq#faq-3'],
  ['a link to a teacher', 'navigation.yaml', 'to: /podcast', 'to: /meet-our-teachers#rosalind-avery'],
  [
    'a link to a chapter of a legal text',
    'navigation.yaml',
    'to: /podcast',
    `to: '/privacy-policy#${chapter}'`,
  ],
  [
    'a review with figures that are claims elsewhere',
    'testimonials.yaml',
    /^( +quote:) .*/m,
    '$1 Her grade went from 60% to 85% in a year, and she answers within 24 hours.',
  ],
  ['a category of questions without a question', 'faq.yaml', /category: Pricing/g, 'category: General'],
  ['a scheduler with a capital', 'settings.yaml', 'provider: local', 'provider: Local'],
];

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
  it.each(brokenEdits)('%s', (_what, file, from, to, says) => {
    whileChanged(file, from, to, () => expectLine(says));
  });

  it.each([
    [
      'teachers/rosalind-avery.yaml',
      'teachers/rosalind-avery.yml',
      /Did you mean teachers\/rosalind-avery\.yaml\?/,
    ],
    ['posts.yaml', 'post.yaml', /post\.yaml .*not read.*posts?\.yaml/],
    ['legal/privacy-policy.md', 'legal/privacy-policy.txt', /Did you mean legal\/privacy-policy\.md\?/],
  ])('%s named %s', (file, name, says) => {
    renameSync(join(folder, file), join(folder, name));
    try {
      expectLine(says);
    } finally {
      renameSync(join(folder, name), join(folder, file));
    }
  });

  it('reads files as Windows saves them', () => {
    for (const file of ['faq.yaml', 'legal/privacy-policy.md']) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
    expect(linesOf()).toEqual([]);
  });
});

describe('a sound edit is accepted', () => {
  it.each(soundEdits)('%s', (_what, file, from, to) => {
    whileChanged(file, from, to, () => expect(linesOf()).toEqual([]));
  });
});
