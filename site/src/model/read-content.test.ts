import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError, describeProblem } from './content-issue.ts';
import { readContent } from './read-content.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(content, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} holds what the test changes`).not.toBe(text);
  writeFileSync(path, changed);
}

function problems() {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

describe('the shipped content', () => {
  it('has no mistakes', () => {
    expect(problems()).toEqual([]);
  });
});

describe('a bad entry is named with file, field, value and what is allowed', () => {
  it('a missing field', () => {
    change('subjects/math.yaml', /^description: .*\n/m, '');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'subjects/math.yaml',
        field: 'description',
        value: undefined,
        allowed: 'must be given',
      }),
    ]);
  });

  it('an unknown icon', () => {
    change('subjects/science.yaml', 'icon: flask', 'icon: testtube');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'subjects/science.yaml',
        field: 'icon',
        value: 'testtube',
        allowed: 'allowed: calculator, flask, book, globe',
        line: expect.any(Number) as number,
      }),
    ]);
  });

  it('a duplicate id', () => {
    change('testimonials.yaml', '- id: t3\n', '- id: t2\n');
    const found = problems();
    expect(found).toContainEqual(
      expect.objectContaining({
        file: 'testimonials.yaml',
        field: '[2].id',
        value: 't2',
        allowed: 'must be unique; entry 2 of testimonials.yaml has it already',
      }),
    );
  });

  it('names a template that has lost what is filled in, or asks for what is not', () => {
    change('words.yaml', '{stars} out of', '{star} out of');
    expect(problems()).toMatchObject([
      { file: 'words.yaml', field: 'reviews.stars', allowed: expect.stringContaining('{stars}') as string },
    ]);
  });

  it('names a template that has lost what is filled in, or asks for what is not', () => {
    change('words.yaml', '{stars} out of', '{star} out of');
    expect(problems()).toMatchObject([
      { file: 'words.yaml', field: 'reviews.stars', allowed: expect.stringContaining('{stars}') as string },
    ]);
  });

  it('an unknown route', () => {
    change('navigation.yaml', 'to: /podcast', 'to: /podcasts');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'navigation.yaml',
        field: 'bar[4].to',
        value: '/podcasts',
        allowed: expect.stringContaining('must be a route of the site') as string,
      }),
    ]);
  });

  it('a bad video address', () => {
    change('testimonials.yaml', /videoUrl: .*/, 'videoUrl: https://vimeo.com/123456');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'testimonials.yaml',
        field: expect.stringMatching(/^\[\d+\]\.videoUrl$/) as string,
        value: 'https://vimeo.com/123456',
        allowed: expect.stringContaining('youtu.be') as string,
      }),
    ]);
  });

  it('an over-long title', () => {
    const title = 'A'.repeat(61);
    change('pages/home.yaml', /title: Online Tutoring.*/, `title: ${title}`);
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'pages/home.yaml',
        field: 'metadata.title',
        value: title,
        allowed: 'must be at most 60 characters long',
      }),
    ]);
  });

  it('malformed YAML, with its line', () => {
    change('faq.yaml', /^- id: 2$/m, '- id: [2');
    const [problem] = problems();
    expect(problem).toMatchObject({ file: 'faq.yaml', field: '(YAML)' });
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem?.allowed).toMatch(/not valid YAML/);
  });

  it('a date that does not exist', () => {
    change('posts.yaml', /createdAt: '\d{4}-\d{2}-\d{2}'/, "createdAt: '2025-02-30'");
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'posts.yaml',
        field: '[0].createdAt',
        value: '2025-02-30',
        allowed: 'must be a date that exists in the calendar',
      }),
    ]);
  });

  it('a misspelled field', () => {
    change('teachers/rosalind-avery.yaml', 'credentials:', 'credential:');
    expect(problems().map((problem) => problem.allowed)).toContain(
      'unknown field: credential; check its spelling',
    );
  });

  it('a specialty that is no known subject', () => {
    change('teachers/rosalind-avery.yaml', /specialties:[^\n]*(\n\s+- [^\n]*)*/, 'specialties: [alchemy]');
    expect(problems()).toEqual([
      expect.objectContaining({
        field: 'specialties[0]',
        value: 'alchemy',
        allowed: expect.stringContaining('math') as string,
      }),
    ]);
  });

  it('a page title that another page has', () => {
    const title = 'Book a Free 15-Minute Consultation';
    change('pages/home.yaml', /title: Online Tutoring.*/, `title: ${title}`);
    expect(problems()).toEqual([
      expect.objectContaining({
        field: 'metadata.title',
        value: title,
        allowed: expect.stringContaining('pages/free-consultation.yaml') as string,
      }),
    ]);
  });

  it('an address that another page has', () => {
    change('tests/sat.yaml', 'address: /sat-prep', 'address: /act-prep');
    change('subjects/math.yaml', '[/mathematics,', '[/faq,');
    const allowed = (holder: string) => `must be unique; ${holder} has it already`;
    expect(problems().filter(({ field }) => field.startsWith('page.a'))).toEqual([
      expect.objectContaining({ field: 'page.aliases[0]', allowed: allowed('a page of the site') }),
      expect.objectContaining({ field: 'page.address', allowed: allowed('tests/act.yaml') }),
    ]);
  });

  it('a link to a page that has gone with its entry', () => {
    change('tests/sat.yaml', 'address: /sat-prep', 'address: /sat-tutoring');
    change('faq.yaml', 'to: /subjects }', 'to: /sat-prep#included }');
    expect(problems()).toEqual([
      expect.objectContaining({ file: 'faq.yaml', field: '[0].link.to', value: '/sat-prep#included' }),
    ]);
  });

  it('an approval without its date', () => {
    change('states/florida.yaml', 'status: unconfirmed', 'status: confirmed');
    expect(problems()).toEqual([
      expect.objectContaining({
        field: 'approvedVendor.date',
        allowed: 'must be given with status: confirmed',
      }),
    ]);
  });

  it('a testimonial that does not exist', () => {
    change('pages/home.yaml', 'featured: [t1,', 'featured: [t99,');
    expect(problems()).toEqual([
      expect.objectContaining({ field: 'testimonials.featured[0]', value: 't99' }),
    ]);
  });

  it('a file that is missing', () => {
    rmSync(join(folder, 'settings.yaml'));
    expect(problems()).toContainEqual(
      expect.objectContaining({ file: 'settings.yaml', allowed: 'this file must exist' }),
    );
  });
});

describe('a placeholder', () => {
  const title = () => {
    const [page] = readContent(folder).pages.filter(({ id }) => id === 'test-prep');
    return page?.data.metadata.title;
  };

  it('stands for a setting, or for how many entries there are, as a word', () => {
    change(
      'pages/test-prep.yaml',
      /title: .*/,
      "title: '{{business.name}}: {{count.tests:word}} tests to prepare'",
    );
    change('settings.yaml', 'name: Brightboard', 'name: Maple Lane Tutors');
    expect(title()).toBe('Maple Lane Tutors: seven tests to prepare');
  });

  it('counts the entry’s own lists', () => {
    change('subjects/math.yaml', /areasHeading: .*/, "areasHeading: '{{own.page.areas:Word}} courses'");
    expect(readContent(folder).subjects.find(({ id }) => id === 'math')?.data.page.areasHeading).toBe(
      'Ten courses',
    );
  });

  it('is a link or plain text in a legal text, and is checked there, too', () => {
    change('settings.yaml', 'legalName: Brightboard Tutoring LLC', 'legalName: Pen & *Board*');
    expect(readContent(folder).legal[0]?.body).toContain('Pen \\& \\*Board\\*');
    expect(readContent(folder).legal[0]?.body).toContain('<hello@example.com>');
    change('legal/privacy-policy.md', '{{mail.support}}', '{{mail.fax}}');
    expect(problems()).toEqual([
      expect.objectContaining({ file: 'legal/privacy-policy.md', field: '(text)', value: '{{mail.fax}}' }),
    ]);
  });

  it('is named with file, line and field when it stands for nothing', () => {
    change('pages/test-prep.yaml', /title: .*/, "title: '{{business.nam}}: tests to prepare for'");
    expect(problems()).toEqual([
      {
        file: 'pages/test-prep.yaml',
        line: 3,
        field: 'metadata.title',
        value: '{{business.nam}}',
        allowed: expect.stringContaining('{{business.name}}') as string,
        instead: '{{business.name}}',
      },
    ]);
  });

  it('is held to the limits of the field as it is filled', () => {
    change('settings.yaml', 'name: Brightboard', `name: ${'Maple '.repeat(4)}Street`);
    change(
      'pages/test-prep.yaml',
      /title: .*/,
      "title: 'All tests that we prepare for at {{business.name}}'",
    );
    expect(problems()).toEqual([
      expect.objectContaining({ field: 'metadata.title', allowed: 'must be at most 60 characters long' }),
    ]);
  });
});

describe('describeProblem', () => {
  it('puts file with line, field with value, what is wrong and what was meant on one line', () => {
    const text = describeProblem({
      file: 'faq.yaml',
      line: 3,
      field: '[0].id',
      value: 7,
      allowed: 'must be 1',
      instead: '1',
    });
    expect(text).toBe('site/content/faq.yaml:3  [0].id: 7 – must be 1. Did you mean 1?');
  });
});
