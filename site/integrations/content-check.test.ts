import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentError } from './content-check.ts';
import { readContent } from '../src/content-reader/read-content.ts';
import { readPictures, type PictureFile } from './validate-images.ts';
import { contentFolder } from '../src/model/site-file.ts';

type Edit = readonly [file: string, from: string | RegExp, to: string];

const folder = mkdtempSync(join(tmpdir(), 'content-'));
let pictures: PictureFile[];
beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });
  await plain(1200, 800).toFile(join(folder, 'pictures/wide.png'));
  pictures = await readPictures(folder);
});
beforeEach(() => cpSync(contentFolder, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function edit(...[file, from, to]: Edit): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} holds what is changed`).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

const messages = (): string[] =>
  (contentError(folder, pictures)?.message ?? '')
    .split('\n')
    .filter((line) => line.startsWith('fixture/content/'))
    .map((line) => line.replace('fixture/content/', ''));

/** The error messages of each edit, each applied separately. */
function messagesFor(edits: readonly Edit[]): string {
  const found = edits.flatMap(([file, from, to]) => {
    const text = readFileSync(join(folder, file), 'utf8');
    edit(file, from, to);
    const said = messages();
    writeFileSync(join(folder, file), text);
    return said;
  });
  return `\n${found.join('\n')}\n`;
}

const founder = 'teachers/nora-field.yaml';
const photo = /^photo:.*(\n +.*)*/m;

it('says how to fix a value that YAML reads as something else', () => {
  expect(
    messagesFor([
      ['faq.yaml', /^[\s\S]*$/, 'question: Why?\n'],
      ['faq.yaml', /question: What is .*/, 'question: 2025'],
      ['testimonials.yaml', 'sample: true', 'sample: yes'],
      ['settings.yaml', /sessionMinutes: .*/, 'sessionMinutes: [50 minutes]'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    faq.yaml:1  (whole entry): {"question":"Why?"} – must be a list of entries
    faq.yaml:3  [0].question: 2025 – must be text; put it in quotation marks
    testimonials.yaml:6  [0].sample: yes – must be true or false
    settings.yaml:16  business.sessionMinutes[0]: 50 minutes – must be a number: write 50
    "
  `);
});

it('says which values a field may have', () => {
  expect(
    messagesFor([
      ['faq.yaml', 'category: Pricing', 'category: Pricng'],
      ['pages/faq.yaml', /^ {2}lead: .*/m, '  lead: Bring a <b>pencil</b> and some paper'],
      ['pages/home.yaml', /^heading: .*/m, 'heading: A licensed teacher for your child'],
      [founder, /^name: .*/m, 'name: “Pat Field”'],
      [founder, 'credentials:', 'credental:'],
      ['teachers/ben-okoro.yaml', /credentials: .*/, 'credentials: M.A., K to 8\ngrades: { from: 0, to: 8 }'],
      ['teachers/lia-park.yaml', /credentials: .*/, 'credentials: M.A., 6–12\ngrades: { from: 8, to: 6 }'],
      ['settings.yaml', /general: .*/, 'general: hello @example.com'],
      ['labels.yaml', 'about {exam}', 'about {test}'],
      ['exams/sat.yaml', /url: .*/, 'url: https://www.example.org/'],
      ['exams/sat.yaml', 'minutes: 70', 'minutes: 60'],
      ['exams/ap.yaml', / {4}varies: .*\n/, ''],
      ['posts.yaml', / {2}imageUrl: .*\n/, ''],
      ['posts.yaml', /createdAt: .*/, "createdAt: '2099-01-01'"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    faq.yaml:30  [6].category: Pricng – allowed: General, Scheduling, Academic Support, Technology, Pricing, School Districts. Did you mean Pricing?
    pages/faq.yaml:22  closing.lead: Bring a <b>pencil</b> and some paper – must be plain text without HTML tags
    pages/home.yaml:4  heading: A licensed teacher for your child – must mark exactly one phrase of at most 20 characters with asterisks: A licensed teacher, *one-on-one*
    teachers/nora-field.yaml:2  name: “Pat Field” – must not stand in curly quotation marks: leave them out, or write straight ones
    teachers/nora-field.yaml:1  credentials: (missing) – must be given
    teachers/nora-field.yaml:4  credental: M.Ed., licensed in mathematics – unknown field; known are credentials, order, grades, license, name, founder, photo, poses, specialties, bio …. Did you mean credentials?
    teachers/ben-okoro.yaml:3  credentials: M.A., K to 8 – must leave out the grades, which the field grades adds
    teachers/lia-park.yaml:4  grades: {"from":8,"to":6} – must not end before it begins: from is the lower grade
    teachers/lia-park.yaml:3  credentials: M.A., 6–12 – must leave out the grades, which the field grades adds
    settings.yaml:19  mail.general: hello @example.com – must be one email address, such as hello@example.com
    labels.yaml:2  exams.aboutExam: about {test} – must hold {exam}, and nothing else in braces
    exams/sat.yaml:22  facts.today.checked.url: https://www.example.org/ – must lead to the page that says it, which is seldom the front page
    exams/sat.yaml:14  facts.today.sections: 124 – add up to less than the 134 minutes given: say in facts.today.remark what fills the rest, with a figure
    exams/ap.yaml:12  facts.today: {"remark":"Facts today remark of ap.","checked":{"asOf":"2026-11-24","source"… – needs minutes, or with varies what its length depends on
    posts.yaml:9  [1].photo: (missing) – must be given, or a drawing: write photo with a file and an alt, or imageUrl
    posts.yaml:6  [0].createdAt: 2099-01-01 – lies in the future: write the day on which it was done
    "
  `);
});

it('says how to fix a link or reference that leads nowhere', () => {
  expect(
    messagesFor([
      ['faq.yaml', '- id: 2\n', '- id: 1\n'],
      ['pages/faq.yaml', /title: .*/, 'title: Contact Us'],
      ['pages/faq.yaml', /^ {2}lead: .*/m, "  lead: 'Ask {{busines.name}} anything you like'"],
      ['navigation.yaml', 'to: /podcast', 'to: /podcasts'],
      ['settings.yaml', 'provider: local', 'provider: calendely'],
      [founder, /specialties:.*/, 'specialties: [mathh]'],
      ['subjects/math.yaml', '/mathematics,', '/faq,'],
      ['exams/sat.yaml', /testimonial: t\d+/, 'testimonial: t98'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    faq.yaml:6  [1].id: 1 – must be unique; entry 1 of faq.yaml has it already
    pages/faq.yaml:2  metadata.title: Contact Us – must be unique; pages/contact-us.yaml has it already
    pages/faq.yaml:22  closing.lead: {{busines.name}} – is not known. Did you mean {{business.name}}?
    navigation.yaml:19  bar[4].to: /podcasts – must be a route of the site such as /free-consultation, an #anchor, an address that begins with https://, or setting: followed by one of blog, chat, videoChannel, podcast, reviewSite, districtPage, externalPrivacy, externalTerms, facebook, instagram, youtube. Did you mean /podcast?
    settings.yaml:42  scheduler.provider: calendely – is not known. Did you mean calendly?
    teachers/nora-field.yaml:6  specialties[0]: mathh – allowed: math, science, ap, isee, sat; any other needs a label in pages/meet-our-teachers.yaml, filter.further. Did you mean math?
    subjects/math.yaml:7  page.aliases[0]: /faq – must be unique; a page of the site has it already
    exams/sat.yaml:39  consultation.testimonial: t98 – must be a testimonial with role Parent and a quote. Did you mean t9?
    "
  `);
});

const lead = /^ {2}lead: .*/m;

it('says how to fix a condition that drops its text or shows its braces', () => {
  const says = (text: string): Edit => ['pages/faq.yaml', lead, `  lead: 'Ask us. ${text}'`];
  const claim = '{{claim.reply}}';
  expect(
    messagesFor([
      says(`{{#claim.replay}}Soon{{/claim.replay}}`),
      says(`{{^exams.sats}}Soon{{/exams.sats}}`),
      says(`{{#pages.shedule}}Soon{{/pages.shedule}}`),
      says(`{{#claim.reply}}In ${claim}`),
      says(`In ${claim}{{/claim.reply}}`),
      says(`{{#claim.reply}}In ${claim}{{/claim.replay}}`),
      says(`{{#claim.reply}}In {{#chat}}it${claim}{{/claim.reply}}{{/chat}}`),
      says(`{{#claim.billing}}{{#claim.replay}}In ${claim}{{/claim.replay}}{{/claim.billing}}`),
      says(`{{#claim.reply}}Or {{#claim.reply}}In ${claim}{{/claim.reply}}{{/claim.reply}}`),
      says(`{{# claim.reply}}In ${claim}{{/claim.reply}}`),
      says(`{#claim.reply}In ${claim}{/claim.reply}`),
      [
        'defaults/exams.yaml',
        /^subtitle: .*/m,
        "subtitle: 'Tutoring{{#claim.replay}}, soon{{/claim.replay}}'",
      ],
      ['legal/privacy-policy.md', '{{#chat}}', '{{#chats}}'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/faq.yaml:22  closing.lead: {{#claim.replay}} – depends on nothing that the site knows. Did you mean {{#claim.reply}}?
    pages/faq.yaml:22  closing.lead: {{^exams.sats}} – depends on nothing that the site knows. Did you mean {{^exams.sat}}?
    pages/faq.yaml:22  closing.lead: {{#pages.shedule}} – depends on nothing that the site knows. Did you mean {{#pages.schedule}}?
    pages/faq.yaml:22  closing.lead: {{#claim.reply}} – needs {{/claim.reply}} behind it
    pages/faq.yaml:22  closing.lead: {{/claim.reply}} – ends a part that nothing begins
    pages/faq.yaml:22  closing.lead: {{/claim.replay}} – depends on nothing that the site knows. Did you mean {{/claim.reply}}?
    pages/faq.yaml:22  closing.lead: {{#claim.reply}} – needs {{/claim.reply}} behind it
    pages/faq.yaml:22  closing.lead: {{#chat}} – needs {{/chat}} before {{/claim.reply}}
    pages/faq.yaml:22  closing.lead: {{/chat}} – ends a part that nothing begins
    pages/faq.yaml:22  closing.lead: {{#claim.replay}} – depends on nothing that the site knows. Did you mean {{#claim.reply}}?
    pages/faq.yaml:22  closing.lead: Ask us. – must be at least 20 characters long
    pages/faq.yaml:22  closing.lead: {{#claim.reply}} – begins inside of a part with its own name
    pages/faq.yaml:22  closing.lead: {{# claim.reply}} – depends on nothing that the site knows. Did you mean {{#claim.reply}}?
    pages/faq.yaml:22  closing.lead: {#claim.reply} – depends on nothing that the site knows. Did you mean {{#claim.reply}}?
    defaults/exams.yaml:1  subtitle: {{#claim.replay}} – depends on nothing that the site knows. Did you mean {{#claim.reply}}?
    legal/privacy-policy.md:24  (text): {{#chats}} – depends on nothing that the site knows. Did you mean {{#chat}}?
    "
  `);
});

it('says how to fix a picture or a color', () => {
  expect(
    messagesFor([
      [founder, photo, 'photo: { file: wid.png, alt: A teacher at a desk }'],
      [founder, photo, 'photo: { file: wide.png }'],
      ['pages/school-districts.yaml', 'file: desk.jpg', 'file: A.HEIC'],
      ['posts.yaml', '/posts/5.svg', '/posts/44.svg'],
      ['settings.yaml', /^origin:/m, "brand: { colors: { action: '#ffee00' } }\norigin:"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    teachers/nora-field.yaml:8  photo.file: wid.png – there is no such file in fixture/content/pictures. Did you mean wide.png?
    teachers/nora-field.yaml:8  photo.alt: (missing) – must be given: write what the picture shows, for example Jo Park at a piano
    pages/school-districts.yaml:38  photo.file: A.HEIC – must be the name of a JPEG, PNG, WebP, AVIF or SVG file in fixture/content/pictures, for example jo-park.jpg
    posts.yaml:13  [1].imageUrl: /posts/44.svg – there is no such file in site/public. Did you mean /posts/4.svg?
    settings.yaml:17  brand.colors.action: #ffee00 – it gives text #ffee00 on #ffffff, shades that the light scheme makes from your colors, a contrast of 1.2:1, and needs 4.5:1. Did you mean '#615a00'?
    "
  `);
});

it('reports an error of a shared file once', () => {
  edit('settings.yaml', 'legalName:', 'legalName');
  expect(messages()).toHaveLength(1);
  renameSync(join(folder, 'settings.yaml'), join(folder, 'settings.txt'));
  expect(messages()).toEqual([expect.stringMatching(/^settings\.yaml .*this file must exist/)]);
  rmSync(join(folder, 'settings.txt'));
});

it('reports a link to the page of a deleted entry', () => {
  edit('exams/sat.yaml', 'address: /sat-prep', 'address: /sat-tutoring');
  edit('faq.yaml', 'to: /subjects', 'to: /sat-prep#included');
  expect(messages()).toEqual([
    expect.stringMatching(/^faq\.yaml:\d+ {2}\[0\]\.link\.to: \/sat-prep#included/),
  ]);
});

it('refuses a text that is too long once its placeholders are filled in', () => {
  edit('settings.yaml', 'name: Maple Lane', `name: ${'Maple '.repeat(4)}Street`);
  edit('pages/test-prep.yaml', /title: .*/, "title: 'All tests that we prepare for at {{business.name}}'");
  expect(messages()).toEqual([expect.stringMatching(/metadata\.title: .*at most 60 characters/)]);
});

it('names a new subject and no dropped exam in the menu and in texts, and says nothing of a claim taken out', () => {
  writeFileSync(
    join(folder, 'subjects/spanish.yaml'),
    readFileSync(join(folder, 'subjects/science.yaml'), 'utf8')
      .replaceAll('science', 'spanish')
      .replace(/^shortName: .*/m, 'shortName: Spanish'),
  );
  rmSync(join(folder, 'exams/isee.yaml'));
  edit('claims.yaml', /- \{ id: insurance.*\n/, '');
  edit('teachers/ben-okoro.yaml', '[isee, science]', '[spanish, science]');
  const said = JSON.stringify(readContent(folder));
  expect(said).toMatch(/Math, Science, Spanish.*SAT, AP/);
  expect(said).toContain('help in Math, Science and Spanish');
  expect(said).not.toMatch(/insurance|ISEE/);
  // Lines after an item that a condition removed are still right.
  edit('pages/school-districts.yaml', 'title: Data agreement', 'title: No');
  expect(messages()).toEqual([
    expect.stringMatching(/^pages\/school-districts\.yaml:35 .*at least 3 characters/),
  ]);
  rmSync(join(folder, 'subjects/spanish.yaml'));
});

it('puts the owner’s own state first, whatever the order says', () => {
  edit('settings.yaml', 'state: Ohio', 'state: Indiana');
  const [first] = readContent(folder).states.toSorted((one, other) => one.data.order - other.data.order);
  expect(first?.data.name).toBe('Indiana');
});

it.each([
  ['3+', '3+'],
  ['2+', '2+'],
  ['16+', '3'],
  ['2', '3'],
])('claims %s teachers as %s where there are three', (said, shown) => {
  edit('claims.yaml', 'value: 16+', `value: ${said.endsWith('+') ? said : `'${said}'`}`);
  expect(readContent(folder).claims.find(({ id }) => id === 'teachers')?.data.value).toBe(shown);
});

it('claims no number of teachers where there is one', () => {
  edit('pages/podcast.yaml', /ben-okoro, lia-park/g, 'nora-field');
  for (const id of ['ben-okoro', 'lia-park']) rmSync(join(folder, `teachers/${id}.yaml`));
  expect(readContent(folder).claims.map(({ id }) => id)).not.toContain('teachers');
});
