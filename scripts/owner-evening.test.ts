import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { contentError } from '../site/integrations/content-check.ts';
import { launchFindings } from '../site/src/model/launch/launch-findings.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { removeSamples } from './remove-samples.ts';
import { root } from './processes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evening-'));
  cpSync(join(root, 'site/content'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const path = (file: string) => join(folder, file);
const read = (file: string): string => readFileSync(path(file), 'utf8');
const now = new Date('2026-11-24T12:00:00Z');
const findings = () => launchFindings(readContent(folder), now);
const advice = () => findings().map(({ file, field, advice: text }) => `${file} ${field}: ${text}`);

function edit(file: string, change: (document: Document) => void): void {
  const document = parseDocument(read(file));
  change(document);
  writeFileSync(path(file), document.toString({ lineWidth: 0 }));
}

function set(file: string, values: Readonly<Record<string, unknown>>): void {
  edit(file, (document) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) document.deleteIn(name.split('.'));
      else document.setIn(name.split('.'), document.createNode(value));
    }
  });
}

/** The entries that docs/adding-a-page.md shows. */
function addDocumentedEntries(): void {
  const blocks = readFileSync(join(root, 'docs/adding-a-page.md'), 'utf8').matchAll(
    /^```yaml\n# site\/content\/(\S+)\n([\s\S]*?)^```$/gm,
  );
  for (const [, file = '', text = ''] of blocks) writeFileSync(path(file), text);
}

// One evening: each step builds on the one before.
describe('an owner in Ohio, in one evening', () => {
  it('makes the business her own, and the terms follow the state', () => {
    set('settings.yaml', {
      samples: [],
      'business.name': 'Maple Lane',
      'business.legalName': 'Maple Lane Tutors LLC',
      'business.founder': 'Ada Hill',
      'business.state': 'Ohio',
      'business.phone': '+1 614 201 4455',
      'business.copyrightYear': 2026,
      origin: 'https://www.maplelane.test',
      mail: {
        general: 'hello@maplelane.test',
        support: 'hello@maplelane.test',
        careers: 'hello@maplelane.test',
      },
      ...Object.fromEntries(
        [
          'social',
          'chat',
          'videoChannel',
          'blog',
          'reviews',
          'districtPage',
          'externalPrivacy',
          'externalTerms',
        ].map((name) => [name, undefined]),
      ),
      hiddenPages: ['/download', '/podcast', '/schedule'],
      'scheduler.provider': 'Calendly',
      'scheduler.events': {
        'free-consultation': 'https://calendly.com/maple/free',
        'test-prep': 'https://calendly.com/maple/tests',
        'school-districts': 'https://calendly.com/maple/districts',
      },
    });
    expect(contentError(folder)?.message).toBeUndefined();
    const terms = readContent(folder).legal.find(({ id }) => id === 'terms-of-service');
    expect(terms?.body).toContain('State of Ohio');
    expect(terms?.body).not.toContain('Florida');
  });

  it('is told that posts without a blog are seen nowhere, and takes out the samples', () => {
    expect(advice()).toContainEqual(expect.stringMatching(/^posts\.yaml \[0\]\.(title|sample)/));
    expect(removeSamples(folder)).toBeGreaterThan(30);
    expect(advice().filter((line) => /^(posts|testimonials)\.yaml/.test(line))).toEqual([]);
    expect(advice()).toContainEqual(expect.stringContaining('page without reviews'));
  });

  it('replaces the founder and adds a review', () => {
    const [old] = readContent(folder).teachers;
    rmSync(path(String(old?.file)));
    writeFileSync(
      path('teachers/ada-hill.yaml'),
      `order: 1
name: Ada Hill
founder: true
credentials: M.Ed., licensed in mathematics 6–12
specialties: [math]
bio: Ada taught middle school math in Columbus for eleven years. She starts every lesson with a question that has more than one answer.
portrait: { skin: peach, hair: bob, hairColor: black, glasses: none, clothes: sweater, color: green }
`,
    );
    writeFileSync(
      path('testimonials.yaml'),
      `- id: t1
  name: Dana
  role: Parent
  quote: She asks for extra problems now, which has never happened before.
  rating: 5
`,
    );
    expect(contentError(folder)?.message).toBeUndefined();
    expect(advice().filter((line) => /founder|without reviews/.test(line))).toEqual([]);
  });

  it('drops three states and a test, and is told of every text and drawing that shows them', () => {
    for (const id of ['arizona', 'indiana', 'new-hampshire']) rmSync(path(`states/${id}.yaml`));
    rmSync(path('tests/ap.yaml'));
    const links = (contentError(folder)?.issues ?? []).map(({ file, value }) => `${file} ${String(value)}`);
    expect(links.filter((line) => !/ap-exam|ap-consult|\bap\b/.test(line))).toEqual([]);
    edit('faq.yaml', (document) => {
      if (isSeq(document.contents))
        document.contents.items = document.contents.items.filter(
          (item) => !(isMap(item) && /ap-exam/.test(String(item.getIn(['link', 'to'])))),
        );
    });
    expect(contentError(folder)?.message).toBeUndefined();
    const found = findings();
    expect(found).toContainEqual(
      expect.objectContaining({ file: 'pages/state-tutoring.yaml', field: 'drawing' }),
    );
    expect(found.some(({ advice: text }) => text.startsWith('names AP'))).toBe(true);
    set('settings.yaml', { mayName: ['AP', 'Arizona', 'Indiana', 'New Hampshire'] });
    set('pages/state-tutoring.yaml', { drawing: 'speech-bubbles' });
    expect(findings().filter(({ advice: text }) => text.startsWith('names'))).toEqual([]);
  });

  it('adds a state, a test and a subject with the few lines of the documentation', () => {
    addDocumentedEntries();
    expect(contentError(folder)?.message).toBeUndefined();
    const { states, tests, subjects } = readContent(folder);
    expect(states.map(({ id }) => id)).toContain('ohio');
    expect(tests.map(({ id }) => id)).toContain('shsat');
    expect(subjects.map(({ id }) => id)).toContain('languages');
  });

  it('is ready only when claims, policies, badges and drafts are confirmed', () => {
    expect(findings().map(({ file }) => file)).toContain('claims.yaml');
    edit('claims.yaml', (document) => {
      if (!isSeq(document.contents)) return;
      for (const [index] of document.contents.items.entries()) {
        document.setIn([index, 'holder'], 'Office records');
        document.setIn([index, 'confirmed'], '2026-11-24');
      }
    });
    for (const { file } of readContent(folder).states)
      set(file, { approvedVendor: { status: 'none' }, stateFunded: { status: 'none' } });
    for (const file of ['legal/privacy-policy.md', 'legal/terms-of-service.md'])
      writeFileSync(path(file), read(file).replace(/^draft: true\n/m, ''));
    expect(advice()).toEqual([]);
  });
});
