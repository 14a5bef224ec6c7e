import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentError } from '../site/integrations/content-check.ts';
import { launchFindings } from '../site/src/model/launch/launch-findings.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { OwnerEvening } from './owner-evening.ts';
import { root } from './processes.ts';
import { removeSamples } from './remove-samples.ts';

let owner: OwnerEvening;
beforeAll(() => {
  owner = new OwnerEvening(mkdtempSync(join(tmpdir(), 'evening-')));
  cpSync(join(root, 'site/content'), owner.folder, { recursive: true });
});
afterAll(() => rmSync(owner.folder, { recursive: true }));

const now = new Date('2026-11-24T12:00:00Z');
const mistakes = () => contentError(owner.folder)?.message;
/** What the launch check says, a line for each finding. */
const refused = (about = /^/) =>
  launchFindings(readContent(owner.folder), now)
    .map(({ file, field, message }) => `${file} ${field}: ${message}`)
    .filter((line) => about.test(line));

// The steps build on each other, and the launch check refuses until each wrong statement is corrected.
describe('an owner in Ohio, in one evening', () => {
  it('makes the business her own, and the terms follow the state', () => {
    owner.nameTheBusiness();
    expect(mistakes()).toBeUndefined();
    const terms = readContent(owner.folder).legal.find(({ id }) => id === 'terms-of-service');
    expect(terms?.body).toContain('State of Ohio');
    expect(terms?.body).not.toContain('Florida');
  });

  it('takes out the samples, and is told of a page without reviews and of another founder', () => {
    expect(removeSamples(owner.folder)).toBeGreaterThan(30);
    expect(refused(/^(posts|testimonials)\.yaml/)).toEqual([]);
    expect(refused(/founder|without reviews/)).toHaveLength(3);
  });

  it('brings her own teachers with photographs, and a review', async () => {
    await owner.introduceHerPeople();
    expect(mistakes()).toBeUndefined();
    expect(refused(/founder|without reviews/)).toEqual([]);
    expect(refused(/names Colleen|claims\.yaml \[1\]\.value/)).toHaveLength(2);
  });

  it('drops three states and a test, and is told of every text and drawing that shows them', () => {
    owner.dropStatesAndATest();
    expect(mistakes()).toBeUndefined();
    expect(refused(/names AP/).length).toBeGreaterThan(10);
    expect(refused(/^pages\/state-tutoring\.yaml drawing/)).toHaveLength(1);
    expect(refused(/^pages\/test-prep\.yaml heading: counts wrong/)).toHaveLength(1);
    owner.mendTextsOfTheDropped();
    expect(refused(/names|drawing|counts wrong: .*heading/)).toEqual([]);
  });

  it('adds a state, a test and a subject with the few lines of the documentation', () => {
    owner.addDocumentedEntries();
    expect(mistakes()).toBeUndefined();
    const { states, exams, subjects } = readContent(owner.folder);
    const ids = [...states, ...exams, ...subjects].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['ohio', 'shsat', 'languages']));
    expect(refused(/is a placeholder/)).toHaveLength(2);
    owner.nameSources();
    expect(refused(/is a placeholder/)).toEqual([]);
  });

  it('is ready only when claims, policies, badges and drafts are confirmed', () => {
    for (const [file, count] of [
      ['claims.yaml', readContent(owner.folder).claims.length],
      ['states/', 2 * readContent(owner.folder).states.length],
      ['legal/', 2],
    ] as const)
      expect(
        new Set(refused(new RegExp(`^${file}`)).map((line) => line.split(':')[0])).size,
        file,
      ).toBeGreaterThanOrEqual(count);
    owner.confirmEverything();
    expect(refused()).toEqual([]);
  });
});
