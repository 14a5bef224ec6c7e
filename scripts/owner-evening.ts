import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { readContent } from '../site/src/model/read-content.ts';
import { root } from './processes.ts';

/** Edits a copy of the content as an owner in Ohio would; each method is one step and relies on the earlier ones. */
export class OwnerEvening {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  remove(...files: string[]): void {
    for (const file of files) rmSync(join(this.folder, file));
  }

  edit(file: string, change: (document: Document) => void): void {
    const document = parseDocument(this.read(file));
    change(document);
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  /** Writes values into a file by their place in it; undefined takes one out. */
  set(file: string, values: Readonly<Record<string, unknown>>): void {
    this.edit(file, (document) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) document.deleteIn(name.split('.'));
        else document.setIn(name.split('.'), document.createNode(value));
      }
    });
  }

  nameTheBusiness(): void {
    const mail = 'hello@maplelane.test';
    this.set('settings.yaml', {
      samples: [],
      'business.name': 'Maple Lane',
      'business.legalName': 'Maple Lane Tutors LLC',
      'business.founder': 'Ada Hill',
      'business.state': 'Ohio',
      'business.phone': undefined,
      'business.copyrightYear': 2026,
      origin: 'https://www.maplelane.test',
      mail: { general: mail, support: mail, careers: mail },
      social: undefined,
      chat: undefined,
      videoChannel: undefined,
      blog: undefined,
      reviews: undefined,
      districtPage: undefined,
      externalPrivacy: undefined,
      externalTerms: undefined,
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
  async introduceHerPeople(): Promise<void> {
    const [founder] = readContent(this.folder).teachers;
    this.remove(String(founder?.file));
    mkdirSync(join(this.folder, 'pictures'), { recursive: true });
    const teachers = { ada: ['Ada Hill', 'math'], ben: ['Ben Okoro', 'english'], cleo: ['Cleo Park', 'sat'] };
    for (const [index, [id, [name, specialty]]] of Object.entries(teachers).entries()) {
      const photo = sharp({ create: { width: 900, height: 1100, channels: 3, background: 'teal' } });
      await photo.jpeg().toFile(join(this.folder, `pictures/IMG ${index}.JPG`));
      this.write(
        `teachers/${id}.yaml`,
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
    this.write(
      'testimonials.yaml',
      `- id: t1
  name: Dana
  role: Parent
  quote: She asks for extra problems now, which has never happened before.
  rating: 5
`,
    );
  }

  dropStatesAndATest(): void {
    this.remove(...['arizona', 'indiana', 'new-hampshire'].map((id) => `states/${id}.yaml`), 'exams/ap.yaml');
    this.edit('faq.yaml', ({ contents }) => {
      if (isSeq(contents))
        contents.items = contents.items.filter(
          (item) => !(isMap(item) && /ap-exam/.test(String(item.getIn(['link', 'to'])))),
        );
    });
  }

  /** What the launch check asks for after that. */
  mendTextsOfTheDropped(): void {
    this.set('settings.yaml', { mayName: ['AP', 'Colleen'] });
    this.set('pages/state-tutoring.yaml', { drawing: 'speech-bubbles' });
    this.set('pages/test-prep.yaml', { heading: 'Every test with *one teacher* for your child' });
  }

  /** The entries that docs/adding-a-page.md shows. */
  addDocumentedEntries(): void {
    const blocks = readFileSync(join(root, 'docs/adding-a-page.md'), 'utf8').matchAll(
      /^```yaml\n# site\/content\/((?:states|exams|subjects)\/\S+)\n([\s\S]*?)^```$/gm,
    );
    for (const [, file = '', text = ''] of blocks) this.write(file, text);
  }

  /** Replaces the documentation's example sources with real ones. */
  nameSources(): void {
    this.set('states/ohio.yaml', { 'facts.checked.url': 'https://education.ohio.gov/ace' });
    this.set('exams/shsat.yaml', { 'facts.today.checked.url': 'https://www.schools.nyc.gov/shsat' });
  }

  confirmEverything(): void {
    this.edit('claims.yaml', (document) => {
      if (!isSeq(document.contents)) return;
      for (const [index, item] of document.contents.items.entries()) {
        if (isMap(item) && item.get('id') === 'teachers') item.set('value', '3');
        document.setIn([index, 'holder'], 'Office records');
        document.setIn([index, 'confirmed'], '2026-11-24');
      }
    });
    for (const { file } of readContent(this.folder).states)
      this.set(file, { approvedVendor: { status: 'none' }, stateFunded: { status: 'none' } });
    for (const file of ['legal/privacy-policy.md', 'legal/terms-of-service.md'])
      this.write(file, this.read(file).replace(/^draft: true\n/m, ''));
  }
}
