import type { z } from 'zod';
import { closestMatch, editDistance } from '../lib/closest-match.ts';
import { contentName } from '../model/site-file.ts';

/** One mistake in the content, worded for the person who has to fix it. */
export interface ContentIssue {
  /** Path below the content folder. */
  file: string;
  line?: number | undefined;
  field: string;
  value?: unknown;
  /** What is wrong, or what is allowed. */
  message: string;
  /** What the author probably meant to write. */
  suggestion?: string | undefined;
}

/** A value for a message, cut to 80 characters. */
function shownValue(value: unknown): string {
  if (value === undefined) return '(missing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** An issue on one line: file and line, field with value, what is wrong, and what to write. */
export function describeIssue({ file, line, field, value, message, suggestion }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const suggested = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  // With a suggestion, the long list of allowed values is left out.
  const wrong =
    suggestion !== undefined && message.length > 120
      ? message.replace(/^allowed: .*/, 'is not known')
      : message;
  return `${contentName}/${place}  ${field || '(whole entry)'}: ${shownValue(value)} – ${wrong}${suggested && `.${suggested}`}`;
}

/** All issues of the content, each with file, field, value and what is allowed. Stops a build. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? 'a mistake' : `${issues.length} mistakes`;
    super(`The content has ${count}:\n\n${issues.map(describeIssue).join('\n')}\n`);
    this.name = 'ContentError';
    // The mistake is in a content file, so a stack trace doesn't help.
    this.stack = '';
    this.issues = issues;
  }
}

/** The value at a path of keys in parsed content; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** A path of keys as one text: `page.areas[2].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The path of keys of such a text; the inverse of `fieldName`. */
export function pathOf(field: string): PropertyKey[] {
  const keys = field.match(/\[\d+\]|[^.[\]]+/g) ?? [];
  return keys.map((key) => (key.startsWith('[') ? Number(key.slice(1, -1)) : key));
}

/** The types of values in plain words. */
const kindsOfValue: Readonly<Record<string, string>> = {
  string: 'must be text; put it in quotation marks',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list, each entry behind a dash',
  object: 'must be a group of fields, each on a line of its own',
};

const amount = (kind: string, bound: string): string =>
  kind === 'array' ? `must have ${bound} entries` : `must be ${bound}`;

/** The message for an issue of a schema. @param value the refused value. */
function issueMessage(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return `allowed: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `${issue.discriminator} must be one of the known kinds`;
    case 'invalid_type':
      if (value === null)
        return 'is empty: write what belongs here, in quotation marks if it is the word null, or delete the field';
      if (issue.expected === 'number' && /^\d/.test(String(value)))
        return `must be a number: write ${Number.parseFloat(String(value))}`;
      return value === undefined
        ? issue.message.replace(/^Invalid input.*/, 'must be given')
        : (kindsOfValue[issue.expected] ?? `must be ${issue.expected}`);
    case 'invalid_format':
      return issue.format === 'email'
        ? 'must be one email address, such as hello@example.com'
        : issue.message;
    case 'too_small':
      return issue.message.replace(/^Too small.*/, amount(issue.origin, `at least ${issue.minimum}`));
    case 'too_big':
      return issue.message.replace(/^Too big.*/, amount(issue.origin, `at most ${issue.maximum}`));
    default:
      return issue.message;
  }
}

/** The issue of an unknown field. @param known the fields of its group, of which the message names the nearest ten. */
function unknownField(key: string, value: unknown, known: readonly string[]): SchemaIssue {
  const near = known.toSorted((one, other) => editDistance(key, one) - editDistance(key, other)).slice(0, 10);
  const named = known.length > near.length ? `${near.join(', ')} …` : near.sort().join(', ');
  const message =
    value === null
      ? 'is no field: inside of braces, a text that holds a comma needs quotation marks'
      : `unknown field; known are ${named}`;
  return { path: [key], value, message, suggestion: value === null ? undefined : closestMatch(key, known) };
}

/** The issues of a union's option with the fewest issues, or the issue itself if it isn't about a union. */
function closestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return closest.flatMap((inner) => closestForm({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A mistake at a path of keys inside an entry. */
export type SchemaIssue = Pick<ContentIssue, 'value' | 'message' | 'suggestion'> & {
  path: readonly PropertyKey[];
};

/** A schema's issues with a value, in plain words. @param fieldsAt gives the fields of the group at a path. */
export function schemaIssues(
  error: z.ZodError | undefined,
  value: unknown,
  fieldsAt: (path: readonly PropertyKey[]) => readonly string[],
): SchemaIssue[] {
  return (error?.issues ?? []).flatMap(closestForm).flatMap((issue): SchemaIssue[] => {
    const { path } = issue;
    const given = valueAt(value, path);
    if (issue.code === 'unrecognized_keys') {
      const known = fieldsAt(path);
      return issue.keys.map((key) => {
        const unknown = unknownField(key, valueAt(given, [key]), known);
        return { ...unknown, path: [...path, key] };
      });
    }
    const suggestion =
      issue.code === 'invalid_value' ? closestMatch(String(given), issue.values.map(String)) : undefined;
    const isListItself = Array.isArray(given) && issue.code !== 'invalid_type';
    const shown = isListItself ? `a list of ${given.length}` : given;
    return [{ path, value: shown, message: issueMessage(issue, given), suggestion }];
  });
}
