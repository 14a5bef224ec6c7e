import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { launchFindings } from './launch-findings.ts';
import type { Content } from '../content.ts';
import { readContent } from '../read-content.ts';

const shipped = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
/** A day on which the facts that ship are fresh. */
const shippedOn = new Date('2026-11-22T12:00:00Z');
const fields = (content: Content, now = shippedOn) =>
  launchFindings(content, now).map(({ file, field }) => `${file} ${field}`);

describe('launchFindings', () => {
  it('names each placeholder setting with its file', () => {
    const found = fields(shipped);
    for (const field of ['origin', 'mail.general', 'blog.articles.49', 'chat', 'business.founder']) {
      expect(found).toContain(`settings.yaml ${field}`);
    }
    expect(found).toContain('settings.yaml scheduler.events.test-prep');
    expect(found).toContain('states/florida.yaml approvedVendor.status');
    expect(found).toContain('states/florida.yaml stateFunded.status');
  });

  it('counts every sample entry and draft', () => {
    const found = fields(shipped);
    expect(found.filter((line) => /^testimonials.yaml .*sample$/.test(line))).toHaveLength(21);
    expect(found.filter((line) => line.startsWith('teachers/'))).toHaveLength(18);
    expect(found.filter((line) => line.startsWith('posts.yaml'))).toHaveLength(shipped.posts.length);
    expect(found.filter((line) => line.startsWith('legal/'))).toHaveLength(2);
  });

  it('finds the claims, the sample videos, the local scheduler and the ids of the trust widget', () => {
    const found = fields(shipped);
    expect(found.filter((line) => line.startsWith('claims.yaml'))).toHaveLength(shipped.claims.length);
    expect(found.filter((line) => line.endsWith('videoUrl'))).toHaveLength(5);
    expect(found).toContain('settings.yaml scheduler.provider');
    expect(found).toContain('settings.yaml reviews.widget.businessUnitId');
    expect(found).toContain('settings.yaml business.name');
  });

  it('refuses facts that were looked up more than 180 days ago, and none that are younger', () => {
    const stale = (now: string) => fields(shipped, new Date(now)).filter((line) => line.endsWith('.asOf'));
    expect(stale('2027-04-20T00:00:00Z').filter((line) => line.startsWith('tests/'))).toEqual([]);
    expect(stale('2027-05-30T00:00:00Z')).toContain('tests/act.yaml facts.today.checked.asOf');
  });

  it('wants a source or holder and a date for each claim', () => {
    const content = structuredClone(shipped);
    const [first] = content.claims;
    if (!first) throw new Error('There are claims.');
    first.data.holder = 'Student records since 2019, kept by the office';
    expect(fields(content)).toContain('claims.yaml [0].confirmed');
    first.data.confirmed = '2026-11-01';
    expect(fields(content)).not.toContain('claims.yaml [0].confirmed');
  });

  it('names each place once', () => {
    const found = fields(shipped);
    expect(found).toEqual([...new Set(found)]);
  });

  it('finds texts that say they are to be replaced, and numbers that are no numbers', () => {
    const content = structuredClone(shipped);
    for (const entry of content.states.slice(0, 1))
      entry.data.consultation.lead = 'Replace this text: lead of Texas';
    for (const { data } of content.settings) {
      data.samples = [];
      data.business.phone = '+1 (212) 555-0142';
    }
    const found = fields(content);
    expect(found).toContain('states/arizona.yaml consultation.lead');
    expect(found).toContain('settings.yaml business.phone');
  });

  it('finds the founder’s profile once the settings name another founder', () => {
    const content = structuredClone(shipped);
    for (const { data } of content.settings) data.business.founder = 'Ada Hill';
    expect(fields(content)).toContain('teachers/rosalind-avery.yaml name');
    expect(fields(shipped)).not.toContain('teachers/rosalind-avery.yaml name');
  });

  it('finds texts and drawings that show a state, test or subject that is gone', () => {
    const content = structuredClone(shipped);
    content.states = content.states.filter(({ id }) => id !== 'arizona');
    content.tests = content.tests.filter(({ id }) => id !== 'ap');
    const found = launchFindings(content, shippedOn);
    expect(found).toContainEqual(
      expect.objectContaining({ file: 'faq.yaml', advice: expect.stringContaining('names AP') as string }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ file: 'pages/state-tutoring.yaml', field: 'drawing', value: 'states-map' }),
    );
    for (const { data } of content.settings) data.mayName = ['AP', 'Arizona'];
    expect(launchFindings(content, shippedOn).filter(({ advice }) => advice.startsWith('names'))).toEqual([]);
  });

  it('finds posts without a blog, and a page of reviews without a review', () => {
    const content = structuredClone(shipped);
    for (const { data } of content.settings) delete data.blog;
    content.testimonials = [];
    expect(fields(content)).toContain('posts.yaml [0].title');
    expect(fields(content)).toContain('settings.yaml hiddenPages');
    for (const { data } of content.settings) data.hiddenPages = ['/testimonials'];
    expect(fields(content)).not.toContain('settings.yaml hiddenPages');
  });

  it('asks for the policies, the accessibility statement, the state and the copyright year', () => {
    const claims = launchFindings(shipped, shippedOn).map(({ advice }) => advice);
    for (const id of [
      'policy-cancellation',
      'policy-invoices',
      'policy-makeup',
      'accessibility-statement',
      'reply',
    ])
      expect(claims).toContainEqual(expect.stringContaining(`(${id})`));
    expect(fields(shipped)).toContain('settings.yaml business.state');
    expect(fields(shipped)).toContain('settings.yaml business.copyrightYear');
  });

  it('finds nothing once all of it is replaced', () => {
    const real = structuredClone(shipped);
    const text = JSON.stringify(real)
      .replaceAll('example.com', 'brightboard.test')
      .replaceAll('http://localhost:4322', 'https://calendly.com')
      .replaceAll('"provider":"local"', '"provider":"calendly"')
      .replaceAll('555 010 0199', '239 201 4455')
      .replaceAll('BrightBrd', 'dQw4w9WgX')
      .replaceAll('"unconfirmed"', '"confirmed"')
      .replaceAll('"sample":true', '"sample":false')
      .replaceAll('"draft":true', '"draft":false')
      .replace(/"samples":\[[^\]]*\]/, '"samples":[]');
    const replaced = JSON.parse(text) as Content;
    for (const { data } of replaced.claims)
      Object.assign(data, { holder: 'Our records', confirmed: '2026-11-01' });
    expect(launchFindings(replaced, shippedOn)).toEqual([]);
  });
});
