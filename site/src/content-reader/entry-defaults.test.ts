import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentError } from '../../integrations/content-check.ts';
import { withDefaults } from './raw-entries.ts';
import { readContent } from './read-content.ts';
import { contentFolder, siteFile } from '../model/site-file.ts';

it('fills in field by field what an entry leaves out, and replaces lists whole', () => {
  const defaults = { lead: 'A', page: { title: 'B', items: [1, 2] } };
  expect(withDefaults(defaults, { name: 'C', page: { items: [3] } })).toEqual({
    name: 'C',
    lead: 'A',
    page: { title: 'B', items: [3] },
  });
});

/** The entries that docs/adding-a-page.md shows, by file. */
const smallestEntries = Object.fromEntries(
  [
    ...readFileSync(siteFile('../docs/adding-a-page.md'), 'utf8').matchAll(
      /^```yaml\n# site\/content\/(\S+)\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, file = '', text = '']) => [file, text]),
);

describe('a new state, test, subject and teacher', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'small-'));
    cpSync(contentFolder, folder, { recursive: true });
    for (const [file, text] of Object.entries(smallestEntries)) writeFileSync(join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('need no more than the documentation shows', () => {
    expect(contentError(folder)?.message).toBeUndefined();
    const { states, exams, subjects } = readContent(folder);
    const ohio = states.find(({ id }) => id === 'ohio')?.data;
    // Without a badge, the launch check has none to ask about.
    expect([ohio?.approvedVendor.status, ohio?.stateFunded.status]).toEqual(['none', 'none']);
    const page = ohio?.consultation;
    expect(page?.address).toBe('/ohio-consultation');
    expect(page?.heading).toContain('Ohio');
    expect(exams.find(({ id }) => id === 'shsat')?.data.page.address).toBe('/shsat-prep');
    expect(subjects.find(({ id }) => id === 'languages')?.data.page.closing.links[0]?.to).toBe(
      '/languages-consultation',
    );
  });

  it('report a missing field once, however many defaults name it', () => {
    const file = 'subjects/languages.yaml';
    const text = smallestEntries[file] ?? '';
    writeFileSync(join(folder, file), text.replace(/^shortName: .*\n/m, ''));
    expect(contentError(folder)?.issues).toEqual([
      expect.objectContaining({ file, field: 'shortName', message: 'must be given' }),
    ]);
    writeFileSync(join(folder, file), text);
  });
});
