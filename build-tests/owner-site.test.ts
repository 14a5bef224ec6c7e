/** Another owner makes the shipped content hers: what is built shows nothing of ours. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMap, isSeq } from 'yaml';
import { buildVariant, type BuiltVariant } from '../e2e/built-variant.ts';
import { editYaml, setValues } from '../scripts/edit-yaml.ts';
import { removeSamples } from '../scripts/remove-samples.ts';
import { launchCheckPassed } from '../site/src/lib/preview.ts';
import { readContent } from '../site/src/model/read-content.ts';

const notHers = [
  ...['business.phone', 'social', 'chat', 'videoChannel', 'blog', 'reviews'],
  ...['districtPage', 'externalPrivacy', 'externalTerms'],
];

function nameTheBusiness(folder: string): void {
  const mail = 'hello@maplelane.test';
  setValues(folder, 'settings.yaml', {
    samples: [],
    'business.name': 'Maple Lane',
    'business.legalName': 'Maple Lane Tutors LLC',
    'business.founder': 'Ada Hill',
    'business.state': 'Ohio',
    'business.copyrightYear': 2026,
    origin: 'https://www.maplelane.test',
    mail: { general: mail, support: mail, careers: mail },
    ...Object.fromEntries(notHers.map((name) => [name, undefined])),
    hiddenPages: ['/download', '/schedule'],
    prices: { heading: 'What lessons cost', items: [{ name: '60 minutes', price: 'From $80' }] },
    'scheduler.provider': 'Calendly',
    'scheduler.events': {
      'free-consultation': 'https://calendly.com/maple/free',
      'test-prep': 'https://calendly.com/maple/tests',
      'school-districts': 'https://calendly.com/maple/districts',
    },
  });
}

/** A teacher with a photograph, named as telephones do, in place of the founder's profile, and a review. */
async function introduceHerPeople(folder: string): Promise<void> {
  const [founder] = readContent(folder).teachers;
  rmSync(join(folder, String(founder?.file)));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const photo = sharp({ create: { width: 900, height: 1100, channels: 3, background: 'teal' } });
  await photo.jpeg().toFile(join(folder, 'pictures/IMG 1.JPG'));
  const teacher = `order: 1
name: Ada Hill
founder: true
credentials: M.Ed., licensed in Ohio
specialties: [math]
bio: Ada taught in Columbus for eleven years, and starts every lesson with a question that has more than one answer.
photo: { file: IMG 1.JPG, alt: Ada at a desk }
`;
  const review = `- { id: t1, name: Dana, role: Parent, rating: 5, quote: She asks for extra problems now. }\n`;
  writeFileSync(join(folder, 'teachers/ada.yaml'), teacher);
  writeFileSync(join(folder, 'testimonials.yaml'), review);
}

/** Removes two states and an exam, with the answer that links to it. */
function dropEntries(folder: string): void {
  for (const file of ['states/arizona', 'states/new-hampshire', 'exams/ap'])
    rmSync(join(folder, `${file}.yaml`));
  editYaml(folder, 'faq.yaml', ({ contents }) => {
    if (isSeq(contents))
      contents.items = contents.items.filter(
        (item) => !(isMap(item) && /ap-exam/.test(String(item.getIn(['link', 'to'])))),
      );
  });
}

let site: BuiltVariant;
const built = (file: string) => readFileSync(join(site.dist, file), 'utf8');
beforeAll(async () => {
  site = await buildVariant(async (project) => {
    const folder = join(project, 'site/content');
    nameTheBusiness(folder);
    removeSamples(folder);
    await introduceHerPeople(folder);
    dropEntries(folder);
  }, launchCheckPassed);
}, 300_000);
afterAll(() => site.remove());

it('shows her prices, and nothing of what she dropped or hid', () => {
  for (const path of ['/', '/faq', '/free-consultation'] as const)
    expect(site.pages.get(path)?.html).toContain('From $80');
  for (const path of ['/download', '/schedule', '/ap-exam-prep', '/arizona-consultation'])
    expect([...site.pages.keys()]).not.toContain(path);
});

it('names us nowhere, and her in titles and in the manifest', () => {
  const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: site.dist });
  expect(files.length).toBeGreaterThan(60);
  const traces = files.filter((file) => /brightboard|rosalind|state of florida/i.test(file + built(file)));
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
});
