import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentError } from '../../integrations/content-check.ts';
import { readContent } from './read-content.ts';
import { siteFile } from './site-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(siteFile('content'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} holds what the test changes`).not.toBe(text);
  writeFileSync(path, changed);
}

const issues = () => contentError(folder)?.issues ?? [];

describe('a bad entry is named with file, field, value and what is allowed', () => {
  it('names a template that has lost what is filled in, or asks for what is not', () => {
    change('labels.yaml', 'about {exam}', 'about {test}');
    expect(issues()).toMatchObject([
      { file: 'labels.yaml', field: 'exams.aboutExam', message: expect.stringContaining('{exam}') as string },
    ]);
  });

  it('an address that another page has', () => {
    change('exams/sat.yaml', 'address: /sat-prep', 'address: /act-prep');
    change('subjects/math.yaml', '[/mathematics,', '[/faq,');
    const message = (holder: string) => `must be unique; ${holder} has it already`;
    expect(issues().filter(({ field }) => field.startsWith('page.a'))).toEqual([
      expect.objectContaining({ field: 'page.aliases[0]', message: message('a page of the site') }),
      expect.objectContaining({ field: 'page.address', message: message('exams/act.yaml') }),
    ]);
  });

  it('a link to a page that has gone with its entry', () => {
    change('exams/sat.yaml', 'address: /sat-prep', 'address: /sat-tutoring');
    change('faq.yaml', 'to: /subjects }', 'to: /sat-prep#included }');
    expect(issues()).toEqual([
      expect.objectContaining({ file: 'faq.yaml', field: '[0].link.to', value: '/sat-prep#included' }),
    ]);
  });

  it('a file that is missing', () => {
    rmSync(join(folder, 'settings.yaml'));
    expect(issues()).toContainEqual(
      expect.objectContaining({ file: 'settings.yaml', message: 'this file must exist' }),
    );
  });
});

describe('a placeholder', () => {
  it('is a link or plain text in a legal text, and is checked there, too', () => {
    change('settings.yaml', 'legalName: Brightboard Tutoring LLC', 'legalName: Pen & *Board*');
    expect(readContent(folder).legal[0]?.body).toContain('Pen \\& \\*Board\\*');
    expect(readContent(folder).legal[0]?.body).toContain('<hello@example.com>');
    change('legal/privacy-policy.md', '{{mail.support}}', '{{mail.fax}}');
    expect(issues()).toEqual([
      expect.objectContaining({ file: 'legal/privacy-policy.md', field: '(text)', value: '{{mail.fax}}' }),
    ]);
  });

  it('is held to the limits of the field as it is filled', () => {
    change('settings.yaml', 'name: Brightboard', `name: ${'Maple '.repeat(4)}Street`);
    change(
      'pages/test-prep.yaml',
      /title: .*/,
      "title: 'All tests that we prepare for at {{business.name}}'",
    );
    expect(issues()).toEqual([
      expect.objectContaining({ field: 'metadata.title', message: 'must be at most 60 characters long' }),
    ]);
  });
});
