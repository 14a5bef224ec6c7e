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
  /** What is wrong or what is allowed instead. */
  message: string;
  /** What to write, where that can be told. */
  suggestion?: string | undefined;
}

/** A value as a message names it, at most 80 characters of it. */
function shownValue(value: unknown): string {
  if (value === undefined) return '(missing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** An issue on one line: file and line, field with value, what is wrong, and what to write. */
export function describeIssue({ file, line, field, value, message, suggestion }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const suggested = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  // A long list of what may stand there helps nobody who only mistyped one of it.
  const wrong =
    suggestion !== undefined && message.length > 120
      ? message.replace(/^allowed: .*/, 'is not known')
      : message;
  return `${contentName}/${place}  ${field || '(whole entry)'}: ${shownValue(value)} – ${wrong}${suggested && `.${suggested}`}`;
}

/** Stops a build: every issue found, each with file, field, value and what is allowed. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? 'a mistake' : `${issues.length} mistakes`;
    super(`The content has ${count}:\n\n${issues.map(describeIssue).join('\n')}\n`);
    this.name = 'ContentError';
    // The reader has to fix a content file; a stack trace of our code does not help.
    this.stack = '';
    this.issues = issues;
  }
}

/** The value at a path of keys inside parsed content; undefined when there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** A path of keys as it is written in conversation: `page.areas[2].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The path of keys that a field name stands for. */
export function pathOf(field: string): PropertyKey[] {
  const keys = field.match(/\[\d+\]|[^.[\]]+/g) ?? [];
  return keys.map((key) => (key.startsWith('[') ? Number(key.slice(1, -1)) : key));
}

/** What a value must be, in words that are no programmer's. */
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

/** What the schema would have accepted, from one of its issues. @param value what stands there. */
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

/** A field that a group does not have. @param known those it has: the nearest ten of them are named. */
function unknownField(key: string, value: unknown, known: readonly string[]): SchemaIssue {
  const near = known.toSorted((one, other) => editDistance(key, one) - editDistance(key, other)).slice(0, 10);
  const named = known.length > near.length ? `${near.join(', ')} …` : near.sort().join(', ');
  const message =
    value === null
      ? 'is no field: inside of braces, a text that holds a comma needs quotation marks'
      : `unknown field; known are ${named}`;
  return { path: [key], value, message, suggestion: value === null ? undefined : closestMatch(key, known) };
}

/** Of a value that may have several forms: the issues with the form that it comes closest to. */
function closestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return closest.flatMap((inner) => closestForm({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A mistake at a path of keys inside an entry. */
export type SchemaIssue = Pick<ContentIssue, 'value' | 'message' | 'suggestion'> & {
  path: readonly PropertyKey[];
};

/** What a schema refuses in a value, phrased for its owner. @param fieldsAt the fields of the group at a path. */
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
