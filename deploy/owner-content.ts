import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq } from 'yaml';
import { readContent } from '../site/src/model/read-content.ts';
import { root } from '../scripts/processes.ts';
import { removeSamples } from '../scripts/remove-samples.ts';
import { editYaml, setValues } from '../scripts/edit-yaml.ts';

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

/** Three teachers with photographs, named as telephones do, in place of the founder's profile, and a review. */
async function introduceHerPeople(folder: string): Promise<void> {
  const [founder] = readContent(folder).teachers;
  rmSync(join(folder, String(founder?.file)));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const teachers = { ada: ['Ada Hill', 'math'], ben: ['Ben Okoro', 'english'], cleo: ['Cleo Park', 'sat'] };
  for (const [index, [id, [name, specialty]]] of Object.entries(teachers).entries()) {
    const photo = sharp({ create: { width: 900, height: 1100, channels: 3, background: 'teal' } });
    await photo.jpeg().toFile(join(folder, `pictures/IMG ${index}.JPG`));
    writeFileSync(
      join(folder, `teachers/${id}.yaml`),
      `order: ${index + 1}
name: ${name}
founder: ${index === 0}
credentials: M.Ed., licensed in Ohio
specialties: [${specialty}]
bio: ${name} taught in Columbus for eleven years, and starts every lesson with a question that has more than one answer.
photo: { file: IMG ${index}.JPG, alt: ${name} at a desk }
`,
    );
  }
  writeFileSync(
    join(folder, 'testimonials.yaml'),
    `- id: t1
  name: Dana
  role: Parent
  quote: She asks for extra problems now, which has never happened before.
  rating: 5
`,
  );
}

/** Removes three states and an exam, and the texts that count or draw them. */
function dropStatesAndATest(folder: string): void {
  for (const file of ['states/arizona', 'states/indiana', 'states/new-hampshire', 'exams/ap'])
    rmSync(join(folder, `${file}.yaml`));
  editYaml(folder, 'faq.yaml', ({ contents }) => {
    if (isSeq(contents))
      contents.items = contents.items.filter(
        (item) => !(isMap(item) && /ap-exam/.test(String(item.getIn(['link', 'to'])))),
      );
  });
  setValues(folder, 'pages/state-tutoring.yaml', { drawing: 'question-cards' });
  setValues(folder, 'pages/test-prep.yaml', { heading: 'Every test with *one teacher* for your child' });
}

/** The entries that docs/adding-a-page.md shows, with real sources in place of its examples. */
function addDocumentedEntries(folder: string): void {
  const blocks = readFileSync(join(root, 'docs/adding-a-page.md'), 'utf8').matchAll(
    /^```yaml\n# site\/content\/((?:states|exams|subjects)\/\S+)\n([\s\S]*?)^```$/gm,
  );
  for (const [, file = '', text = ''] of blocks) writeFileSync(join(folder, file), text);
  setValues(folder, 'states/ohio.yaml', { 'facts.checked.url': 'https://education.ohio.gov/ace' });
  setValues(folder, 'exams/shsat.yaml', { 'facts.today.checked.url': 'https://www.schools.nyc.gov/shsat' });
}

function confirmEverything(folder: string): void {
  editYaml(folder, 'claims.yaml', (document) => {
    if (!isSeq(document.contents)) return;
    for (const [index, item] of document.contents.items.entries()) {
      if (isMap(item) && item.get('id') === 'teachers') item.set('value', '3');
      document.setIn([index, 'holder'], 'Office records');
      document.setIn([index, 'confirmed'], '2026-11-24');
    }
  });
  for (const { file } of readContent(folder).states)
    setValues(folder, file, { approvedVendor: { status: 'none' }, stateFunded: { status: 'none' } });
  for (const { file } of readContent(folder).legal) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^draft: true\n/m, ''));
  }
}

/** Turns a copy of the shipped content into that of an owner in Ohio, as one could in an evening. */
export async function makeContentHerOwn(folder: string): Promise<void> {
  nameTheBusiness(folder);
  removeSamples(folder);
  await introduceHerPeople(folder);
  dropStatesAndATest(folder);
  addDocumentedEntries(folder);
  confirmEverything(folder);
}
