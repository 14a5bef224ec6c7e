import type { z } from 'zod';
import { closestMatch } from './closest-match.ts';

/** One mistake in the content, worded for the person who has to fix it. */
export interface ContentIssue {
  /** Path below site/content. */
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
  return `site/content/${place}  ${field || '(whole entry)'}: ${shownValue(value)} – ${wrong}${suggested && `.${suggested}`}`;
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

/** What the schema would have accepted, from one of its issues. @param value what stands there. */
export function issueMessage(issue: z.core.$ZodIssue, value?: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return `allowed: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `unknown field: ${issue.keys.join(', ')}; check its spelling`;
    case 'invalid_union':
      return issue.discriminator
        ? `${issue.discriminator} must be one of the known kinds`
        : 'matches none of the allowed forms';
    case 'invalid_type':
      return value === undefined
        ? issue.message.replace(/^Invalid input.*/, 'must be given')
        : (kindsOfValue[issue.expected] ?? `must be ${issue.expected}`);
    case 'invalid_format':
      return issue.format === 'email'
        ? 'must be one email address, such as hello@example.com'
        : issue.message;
    default:
      return issue.message;
  }
}

/** What was most likely meant where a schema knows the names that may stand there. @param known the fields of a group. */
export function suggestValue(
  issue: z.core.$ZodIssue,
  value: unknown,
  known: readonly string[],
): string | undefined {
  if (issue.code === 'invalid_value') return closestMatch(String(value), issue.values.map(String));
  return issue.code === 'unrecognized_keys' ? closestMatch(issue.keys[0] ?? '', known) : undefined;
}
