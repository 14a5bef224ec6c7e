import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue, fieldName, schemaIssues } from './content-issue.ts';
import { fieldNamesAt } from './field-schema.ts';
import { navigationItem } from '../model/navigation.ts';
import { plainText, mailBody } from '../model/text.ts';

/** The issues of a value, one line each. */
function linesAbout(schema: z.ZodType, value: unknown): string[] {
  const issues = schemaIssues(schema.safeParse(value).error, value, (path) =>
    fieldNamesAt(schema, path, value),
  );
  return issues.map(({ path, ...issue }) =>
    describeIssue({ file: 'a.yaml', field: fieldName(path), ...issue }),
  );
}

const colors = z.strictObject({ brand: z.strictObject({ action: z.string(), ink: z.string().optional() }) });
const letters = [...'abcdefghijklmn'];
const long = z.strictObject(
  Object.fromEntries(letters.map((letter) => [`${letter}-field`, z.string().optional()])),
);

it('names each unknown field, what was meant by it, and at most ten that are known', () => {
  expect(linesAbout(colors, { brand: { action: 'x', blue: 'y', inkk: 'z', acton: '' } }))
    .toMatchInlineSnapshot(`
    [
      "fixture/content/a.yaml  brand.blue: y – unknown field; known are action, ink",
      "fixture/content/a.yaml  brand.inkk: z – unknown field; known are action, ink. Did you mean ink?",
      "fixture/content/a.yaml  brand.acton:  – unknown field; known are action, ink. Did you mean action?",
    ]
  `);
  const [line = ''] = linesAbout(long, { 'm-fields': 'x' });
  expect(line).toContain('Did you mean m-field?');
  expect(line.match(/\w-field\b/g)?.length).toBe(11);
});

it('tells a comma that ended a text in braces', () => {
  expect(linesAbout(colors, { brand: { action: 'Math', 'science and art': null } })).toMatchInlineSnapshot(`
    [
      "fixture/content/a.yaml  brand.science and art: null – is no field: inside of braces, a text that holds a comma needs quotation marks",
    ]
  `);
});

it('says of a value with several forms what the nearest one asks', () => {
  expect(linesAbout(navigationItem, { label: 2025, to: '/faq' })).toMatchInlineSnapshot(`
    [
      "fixture/content/a.yaml  label: 2025 – must be text; put it in quotation marks",
    ]
  `);
  expect(linesAbout(navigationItem, { label: 'More', links: [{ label: 'FAQ', to: '/faq' }] }))
    .toMatchInlineSnapshot(`
      [
        "fixture/content/a.yaml  links: a list of 1 – must have at least 2 entries",
      ]
    `);
});

it('a text may be written over several lines, and a mail keeps them', () => {
  expect(plainText(1, 20).parse('One\ntext  \n\n of all')).toBe('One text of all');
  expect(mailBody.parse('Dear teachers,\n\nI have a question.')).toContain('\n\n');
});
