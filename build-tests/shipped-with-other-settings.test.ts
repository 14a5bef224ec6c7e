/** Builds the site of another owner from the shipped content, and checks that nothing of the original remains. */
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVariant, type BuiltVariant } from '../e2e/built-variant.ts';
import { isMap, isSeq, parseDocument } from 'yaml';
import { setValues } from '../tools/launch/edit-yaml.ts';
import { removeSamples } from '../tools/launch/remove-samples.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { shippedEntries } from '../site/src/content-reader/shipped-entries.ts';
import { numberWords } from '../site/src/content-reader/placeholders.ts';
import { readContent } from '../site/src/content-reader/read-content.ts';

const notHers = [
  ...['business.phone', 'social', 'chat', 'videoChannel', 'blog', 'reviews'],
  ...['districtPage', 'externalPrivacy', 'externalTerms'],
];

async function nameTheBusiness(folder: string): Promise<void> {
  const mail = 'hello@maplelane.test';
  await setValues(folder, 'settings.yaml', {
    samples: [],
    'business.name': 'Maple Lane',
    'business.legalName': 'Maple Lane Tutors LLC',
    'business.founder': 'Ada Hill',
    'business.state': 'Ohio',
    'business.copyrightYear': 2026,
    origin: 'https://www.maplelane.test',
    mail: { general: mail, support: mail, careers: mail },
    ...Object.fromEntries(notHers.map((name) => [name, undefined])),
    hiddenPages: ['/download', '/podcast', '/school-districts'],
    'business.sessionMinutes': [45],
    'business.callMinutes': 20,
    'business.grades': [6, 10],
    prices: { heading: 'What lessons cost', items: [{ name: '60 minutes', price: 'From $80' }] },
    'scheduler.provider': 'Calendly',
    'scheduler.events': {
      'free-consultation': 'https://calendly.com/maple/free',
      'test-prep': 'https://calendly.com/maple/tests',
    },
  });
}

/** Replaces the founder's name, picture and texts, and a review. */
async function introduceHerPeople(folder: string): Promise<void> {
  const [founder] = readContent(folder).teachers;
  renameSync(join(folder, String(founder?.file)), join(folder, 'teachers/ada.yaml'));
  renameSync(join(folder, 'pictures', String(founder?.data.photo.file)), join(folder, 'pictures/ada.svg'));
  for (const { file } of Object.values(founder?.data.poses ?? {})) rmSync(join(folder, 'pictures', file));
  await setValues(folder, 'teachers/ada.yaml', {
    name: 'Ada Hill',
    photo: { file: 'ada.svg', alt: 'Ada Hill' },
    poses: undefined,
    bio: 'Ada taught in Columbus for eleven years, and starts with a question that has more than one answer.',
  });
  const review = `- { id: t1, name: Dana, role: Parent, rating: 5, quote: She asks for extra problems now. }\n`;
  writeFileSync(join(folder, 'testimonials.yaml'), review);
}

const checked = '{ asOf: 2026-11-22, source: State of Texas, url: https://www.texas.test/facts }';
/** The minimum content of a new exam, subject and state. */
const added = {
  'exams/tsia2.yaml': `
name: TSIA2 Prep
examName: TSIA2
description: Reading, writing and math for students who start college in Texas.
facts: { score: { min: 910, max: 990 }, today: { varies: untimed, checked: ${checked} } }
page: { about: [Texas colleges ask which courses a student is ready for.] }`,
  'subjects/spanish.yaml': `
title: Spanish
shortName: Spanish
page:
  areas: [{ title: Spanish I, description: From first words to whole conversations., topics: [Conversation] }]`,
  'states/texas.yaml': `
name: Texas
program: TEFA
facts: { runBy: Texas Comptroller, checked: ${checked} }`,
};

/** Deletes two exams, a subject, a state and some claims, and adds one entry of each kind. */
function offerOtherThings(folder: string): void {
  for (const file of [
    'exams/isee.yaml',
    'exams/hspt.yaml',
    'subjects/social-studies.yaml',
    'states/arizona.yaml',
  ])
    rmSync(join(folder, file));
  for (const [file, text] of Object.entries(added)) writeFileSync(join(folder, file), text);
  const claims = parseDocument(readFileSync(join(folder, 'claims.yaml'), 'utf8'));
  if (!isSeq(claims.contents)) throw new Error('claims.yaml is no list.');
  // The terms of service need the notice.
  claims.contents.items = claims.contents.items.filter(
    (item) => isMap(item) && String(item.get('id')) === 'notice',
  );
  writeFileSync(join(folder, 'claims.yaml'), claims.toString());
}

let site: BuiltVariant;
const built = (file: string) => readFileSync(join(site.dist, file), 'utf8');
beforeAll(async () => {
  site = await buildVariant(async (folder) => {
    await nameTheBusiness(folder);
    await removeSamples(folder);
    await introduceHerPeople(folder);
    offerOtherThings(folder);
  });
}, 300_000);
afterAll(() => site?.remove());

it('shows her prices, and nothing of what she hid', () => {
  for (const path of ['/', '/faq', '/free-consultation'] as const)
    expect(site.pages.get(path)?.html).toContain('From $80');
  expect(site.pages.get('/faq')?.root.querySelector('main details + div')?.text).toContain('From $80');
  expect(site.pages.get('/')?.root.querySelector('#costs')?.text).toContain('From $80');
  // Lines of the receipt that don't depend on the deleted claims stay.
  expect(textOn('/')).toContain('First call, 20 min');
  expect(textOn('/')).not.toContain('you’ll know on the call');
  for (const path of ['/download', '/podcast', '/school-districts', '/school-districts-consultation'])
    expect([...site.pages.keys()]).not.toContain(path);
  expect(existsSync(join(site.dist, 'migration-guide.txt'))).toBe(false);
});

it('offers no grade that she does not teach', () => {
  const offered = [...site.pages].flatMap(([path, { root }]) =>
    root
      .querySelectorAll('input[name=grade]:not([data-next-year]), select[name=grade] option')
      .map((choice) => `${path} ${choice.getAttribute('value')}`),
  );
  expect(offered.join()).toContain('/ssat-consultation 6');
  expect(offered.filter((choice) => !/ (all|[6-9]|10)$/.test(choice))).toEqual([]);
});

it('says and draws the length of her free call', () => {
  const saying = [...site.pages].filter(([, { root }]) => /\b15[- ]min|fifteen min/i.test(root.text));
  expect(saying.map(([path]) => path)).toEqual([]);
  const drawing = site.pages.get('/free-consultation')?.root.querySelector('[aria-labelledby=next]');
  const figures = drawing?.querySelectorAll('svg text').map(({ text }) => text);
  expect(figures?.filter((text) => /^\d+$/.test(text))).toEqual(['0', '5', '10', '15', '20']);
});

it('names us nowhere, and her in titles and in the manifest', () => {
  const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: site.dist });
  expect(files.length).toBeGreaterThan(60);
  const traces = files.filter((file) =>
    /brightboard|rosalind|state of florida|listed before/i.test(file + built(file)),
  );
  expect(traces).toEqual([]);
  for (const path of ['/', '/sat-prep', '/faq'] as const)
    expect(site.pages.get(path)?.root.querySelector('title')?.text).toMatch(/ \| Maple Lane$/);
  expect(JSON.parse(built('site.webmanifest'))).toMatchObject({ name: 'Maple Lane' });
});

it('leaves out what leads nowhere without a phone, a chat, a blog, reviews, videos and accounts', () => {
  const leadsNowhere = /^tel:|^\/podcast$|^https?:.*(example\.com|m\.me)/;
  for (const [path, { root }] of site.pages) {
    const hrefs = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    expect(
      hrefs.filter((href) => leadsNowhere.test(href)),
      path,
    ).toEqual([]);
  }
  const policy = site.pages.get('/privacy-policy')?.root.querySelector('main')?.text;
  expect(policy).toContain('Calendly');
  expect(policy).not.toMatch(/\b(chat|blog|podcast|messenger|review site|social accounts?|press play)\b/i);
  expect(textOn('/contact-us')).not.toMatch(/\bvideos\b|our reviews/i);
  expect(site.pages.get('/are-you-a-teacher')?.root.querySelector('#video')).toBeNull();
});

const titleOf = (path: string) => site.pages.get(path)?.root.querySelector('title')?.text ?? '';
const textOn = (path: string) => site.pages.get(path)?.root.querySelector('body')?.text ?? '';

it('names what she added in the menu, on home and in the FAQ, and nowhere what she dropped', () => {
  for (const path of ['/', '/faq', '/texas-consultation'] as const) {
    expect(textOn(path), path).toContain('Spanish');
  }
  for (const path of ['/', '/faq', '/test-prep'] as const) expect(textOn(path), path).toContain('TSIA2');
  expect(textOn('/state-tutoring')).toContain('Texas');
  // Two were deleted and one was added.
  expect(textOn('/test-prep')).toContain(`${numberWords[getContent().exams.length - 1]} tests`);
  const dropped =
    /\b(ISEE|HSPT|Arizona|social studies|document-based|document, data|core subject|all subjects)\b/i;
  // A new exam may have a section in a subject that nobody teaches.
  const further = getContent().exams.filter(({ id }) => !shippedEntries.exams.includes(id));
  const others = [...site.pages.keys()].filter(
    (path) => !further.some(({ data }) => data.page.address === path),
  );
  expect(others.filter((path) => dropped.test(textOn(path)))).toEqual([]);
});

const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

/** What a page may only say with a claim, in its text or in the text alternative of a drawing. */
const promised = anyOf(
  /whiteboard notes|lesson notes|report progress|progress (notes|summary)|report(ed)? to (your|the)/,
  /performance tracking|practice-test results over time|records from day one|reads? the plan|plan you share|plan first/,
  /paperwork for each|receipts|line of its own|proof of payment/,
  /FERPA([- ]complian| requires)|(with|under) FERPA/,
  /elementary arithmetic|ESL (teaching|help)|early reading|every major AP/,
  /(?<!A )classroom teacher|same teacher\b|saturday the/,
);
/** The same for words that may appear in the HTML for other reasons. */
const said = anyOf(
  /in advance|makeup lesson|ahead and you pay nothing|full (rate|refund)|no-shows?/,
  /rate of each session|lengths and subjects|no commitment|days? (a|of the) week|weekends|saturdays|sundays/,
  /background check (for|before)|liability insurance|credential, and|credential is right/,
  /licensed (\w+ )*teachers?|a (teaching )?license|taught math to|within one quarter|every two weeks/,
  /dashboards|you get the board|screen reader|conformance report|support line|known limits/,
  /every grade|tutoring( by subject)?, (grades )?K–12|group session|workshop|coming soon/,
);

it('says nothing of the claims that she took out', () => {
  expect([...site.pages.keys()].filter((path) => said.test(textOn(path) + titleOf(path)))).toEqual([]);
  expect([...site.pages].filter(([, { html }]) => promised.test(html)).map(([path]) => path)).toEqual([]);
});

it('says nothing of students’ reviews without one, of several lengths with one, and dates nothing wrongly', () => {
  const wrong = /invalid date|parents? (&|and) students?|choose 45|short sessions|how do I pay/i;
  expect([...site.pages.keys()].filter((path) => wrong.test(textOn(path) + titleOf(path)))).toEqual([]);
});
