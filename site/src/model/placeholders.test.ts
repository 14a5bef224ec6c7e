import { describe, expect, it } from 'vitest';
import { interpolate, inMarkdown, numberWord, ownCounts } from './placeholders.ts';

const table = { 'business.name': 'Maple Lane Tutors', 'count.tests': 7 };

describe('interpolate', () => {
  it('fills every text of an entry, wherever it stands', () => {
    const entry = {
      title: 'About {{business.name}}',
      order: 3,
      list: [{ text: '{{ count.tests }} tests' }, true],
    };
    const { value, problems, written } = interpolate(entry, table);
    expect(value).toEqual({ title: 'About Maple Lane Tutors', order: 3, list: [{ text: '7 tests' }, true] });
    expect(problems).toEqual([]);
    expect(written).toEqual({ title: 'About {{business.name}}', 'list[0].text': '{{ count.tests }} tests' });
  });

  it('writes counts as words', () => {
    expect(interpolate('{{count.tests:Word}} tests, all {{count.tests:word}}', table).value).toBe(
      'Seven tests, all seven',
    );
  });

  it.each(['{{business.fax}}', '{{}}', '{{count.tests:roman}}', '{{business.name:word}}', '{{toString}}'])(
    'tells where %s stands and what is allowed, and leaves it there',
    (text) => {
      const { value, problems } = interpolate({ list: [text] }, table);
      expect(value).toEqual({ list: [text] });
      expect(problems).toEqual([
        {
          path: ['list', 0],
          value: text,
          allowed: expect.stringContaining('{{business.name}}, {{count.tests}}') as string,
        },
      ]);
    },
  );

  it('escapes what a value would mean in Markdown, and links an address', () => {
    const values = { name: 'Pen & *Board*', mail: 'ann_lee@example.com' };
    expect(interpolate('{{name}}: {{mail}}', values, inMarkdown).value).toBe(
      'Pen \\& \\*Board\\*: <ann_lee@example.com>',
    );
  });
});

it('says numbers as they are written in a sentence', () => {
  expect([0, 7, 14, 20, 21, 99, 100].map(numberWord)).toEqual([
    'zero',
    'seven',
    'fourteen',
    'twenty',
    'twenty-one',
    'ninety-nine',
    '100',
  ]);
});

it('counts the lists of an entry by their place in it', () => {
  expect(ownCounts({ page: { areas: [1, 2], title: 'Math' }, blocks: [] })).toEqual({
    'own.page.areas': 2,
    'own.blocks': 0,
  });
});
