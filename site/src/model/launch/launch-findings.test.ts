import { describe, expect, it } from 'vitest';
import { launchFindings } from './launch-findings.ts';
import type { Content } from '../content.ts';
import { getContent } from '../content-cache.ts';

const shipped = getContent();
/** A day on which the facts that ship are fresh. */
const shippedOn = new Date('2026-11-22T12:00:00Z');
const placesOf = (content: Content, now = shippedOn) =>
  launchFindings(content, now).map(({ file, field }) => `${file} ${field}`);

/** The shipped content with everything replaced that the check asks for. */
function readyContent(): Content {
  const text = JSON.stringify(shipped)
    .replaceAll('example.com', 'brightboard.test')
    .replaceAll('http://localhost:4322', 'https://calendly.com')
    .replaceAll('"provider":"local"', '"provider":"calendly"')
    .replaceAll('555 010 0199', '239 201 4455')
    .replaceAll('BrightBrd', 'dQw4w9WgX')
    .replaceAll('"unconfirmed"', '"confirmed"')
    .replaceAll('"sample":true', '"sample":false')
    .replaceAll('"draft":true', '"draft":false')
    .replace(/"samples":\[[^\]]*\]/, '"samples":[]');
  const ready = JSON.parse(text) as Content;
  for (const { data } of ready.claims)
    Object.assign(data, { holder: 'Our records', confirmed: '2026-11-01' });
  ready.posts = ready.posts.slice(0, 3);
  return ready;
}

describe('the launch check of the shipped site', () => {
  it.each([
    'settings.yaml origin',
    'settings.yaml business.name',
    'settings.yaml business.state',
    'settings.yaml business.copyrightYear',
    'settings.yaml mail.general',
    'settings.yaml chat',
    'posts.yaml [2].url',
    'settings.yaml reviews.widget.businessUnitId',
    'settings.yaml scheduler.provider',
    'settings.yaml scheduler.events.test-prep',
    'states/florida.yaml approvedVendor.status',
    'states/florida.yaml stateFunded.status',
    'testimonials.yaml [16].videoUrl',
    'legal/terms-of-service.md draft',
  ])('names %s', (place) => {
    expect(placesOf(shipped)).toContain(place);
  });

  it('names every claim, policy and sample, and each place once', () => {
    const found = placesOf(shipped);
    const count = (pattern: RegExp) => found.filter((place) => pattern.test(place)).length;
    expect(count(/^claims\.yaml .*confirmed$/)).toBe(shipped.claims.length);
    for (const name of ['testimonials', 'teachers', 'posts'] as const)
      expect(count(new RegExp(`^${name}[./].*sample$`)), name).toBe(shipped[name].length);
    expect(found).toEqual([...new Set(found)]);
  });

  it('finds nothing once all of it is replaced', () => {
    expect(launchFindings(readyContent(), shippedOn)).toEqual([]);
  });
});

const settingsOf = ({ settings }: Content) => settings[0]!.data;
const without = <T extends { id: string }>(entries: readonly T[], id: string): T[] =>
  entries.filter((entry) => entry.id !== id);

/** What an owner may have left untrue, and the one line about it. */
const untruths: Readonly<Record<string, readonly [change: (content: Content) => void, says: RegExp]>> = {
  'a text that is to be replaced': [
    ({ states }) => (states[0]!.data.consultation.lead = 'Replace this text: lead of Texas'),
    /^states\/arizona\.yaml consultation\.lead: .*write your own/,
  ],
  'a phone number of films': [
    (content) => (settingsOf(content).business.phone = '+1 (212) 555-0142'),
    /^settings\.yaml business\.phone: .*reserved for fiction/,
  ],
  'the example address of a new entry': [
    ({ states }) => (states[0]!.data.facts.checked.url = 'https://example.com/ohio'),
    /^states\/arizona\.yaml facts\.checked\.url: .*placeholder/,
  ],
  'a founder whom the settings do not name': [
    (content) => (settingsOf(content).business.founder = 'Ada Hill'),
    /^teachers\/rosalind-avery\.yaml name: .*the settings name Ada Hill/,
  ],
  'a claim without a holder': [
    ({ claims }) => delete claims[0]!.data.holder,
    /^claims\.yaml \[0\]\.confirmed: .*add holder$/,
  ],
  'a policy that nobody confirmed': [
    ({ claims }) => delete claims.find(({ id }) => id === 'policy-makeup')!.data.confirmed,
    /^claims\.yaml \[24\]\.confirmed: .*add confirmed; take it out/,
  ],
  'a text that names a test which is gone': [
    (content) => (content.exams = without(content.exams, 'ap')),
    /^pages\/test-prep\.yaml choosing\.points\[3\]\.text: .*names AP/,
  ],
  'a drawing of states that are gone': [
    (content) => (content.states = without(content.states, 'arizona')),
    /^pages\/state-tutoring\.yaml drawing: .*another drawing/,
  ],
  'a text that names a teacher who is gone': [
    (content) => (content.teachers = without(content.teachers, 'colleen-mcbride')),
    /^pages\/are-you-a-teacher\.yaml videoHead\.lead: .*names Colleen/,
  ],
  'a count that no longer holds': [
    (content) => (content.exams = without(content.exams, 'hspt')),
    /^pages\/test-prep\.yaml heading: .*counts wrong/,
  ],
  'a description that counts wrong': [
    ({ pages }) => (pages[0]!.data.metadata.description = 'Ask about our eight states'),
    /^pages\/are-you-a-teacher\.yaml metadata\.description: .*counts wrong/,
  ],
  'a new test without its length': [
    ({ exams }) => delete exams[0]!.data.facts.today.minutes,
    /^exams\/act\.yaml facts\.today\.minutes: .*how long the exam takes/,
  ],
  'more teachers claimed than there are': [
    (content) => (content.teachers = content.teachers.slice(3)),
    /^claims\.yaml \[1\]\.value: .*counts wrong/,
  ],
  'a post without a blog': [
    (content) => delete settingsOf(content).blog,
    /^posts\.yaml \[0\]\.title: .*shown nowhere: .*no blog/,
  ],
  'a post of a kind that no page shows': [
    ({ posts }) => (posts[0]!.data.category = 'technology'),
    /^posts\.yaml \[0\]\.title: .*shown nowhere: of technology/,
  ],
  'a post older than those that are shown': [
    ({ posts }) => posts.push({ ...structuredClone(shipped.posts[5]!), index: 3 }),
    /^posts\.yaml \[3\]\.title: .*the newest 2/,
  ],
  'a page of reviews without a review': [
    (content) => (content.testimonials = []),
    /^settings\.yaml hiddenPages: .*page without reviews/,
  ],
  'a review whose page is hidden': [
    (content) => (settingsOf(content).hiddenPages = ['/testimonials']),
    /^testimonials\.yaml \[10\]\.id: .*shown nowhere: \/testimonials is hidden/,
  ],
  'an entry that was copied': [
    ({ states }) => (states[1]!.data.description = states[0]!.data.description),
    /^states\/arkansas\.yaml description: .*the same as states\/arizona\.yaml/,
  ],
};

describe('the launch check refuses', () => {
  it.each(Object.entries(untruths))('%s', (_what, [change, says]) => {
    const content = readyContent();
    change(content);
    const lines = launchFindings(content, shippedOn).map(
      ({ file, field, message }) => `${file} ${field}: ${message}`,
    );
    const about = lines.filter((line) => says.test(line));
    expect(about, lines.join('\n')).toHaveLength(1);
  });

  it('facts that were looked up more than 180 days ago, and none that are younger', () => {
    const stale = (now: string) =>
      placesOf(shipped, new Date(now)).filter((place) => /^exams\/.*\.asOf$/.test(place));
    expect(stale('2027-04-20T00:00:00Z')).toEqual([]);
    expect(stale('2027-05-30T00:00:00Z')).toContain('exams/act.yaml facts.today.checked.asOf');
  });

  it('no name that the owner lets texts keep', () => {
    const content = readyContent();
    content.exams = without(content.exams, 'ap');
    settingsOf(content).mayName = ['AP'];
    expect(placesOf(content)).toEqual(['pages/test-prep.yaml heading']);
  });
});
