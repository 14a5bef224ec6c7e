import type { z } from 'zod';

/** One thing wrong in the content, in the words of the person who has to mend it. */
export interface ContentProblem {
  /** Path below site/content. */
  file: string;
  line?: number | undefined;
  field: string;
  value?: unknown;
  /** What is wrong or what is allowed instead. */
  allowed: string;
  /** What to write, where that can be told. */
  instead?: string | undefined;
}

function shown(value: unknown): string {
  if (value === undefined) return '(missing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** A problem on three short lines: file, field with value, and what is allowed. */
export function describeProblem(problem: ContentProblem): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
  return [
    `site/content/${place}`,
    `  ${problem.field || '(whole entry)'}: ${shown(problem.value)}`,
    `  ${problem.allowed}`,
  ].join('\n');
}

/** Stops a build: every problem found, each with file, field, value and what is allowed. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
    super(`The content has ${count}:\n\n${problems.map(describeProblem).join('\n\n')}\n`);
    this.name = 'ContentError';
    // Whoever reads this mends a file of content; where our code threw it is no help to them.
    this.stack = '';
    this.problems = problems;
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
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** What the schema would have accepted, from one of its issues. */
export function allowedBy(issue: z.core.$ZodIssue): string {
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
      return `must be ${issue.expected}`;
    default:
      return issue.message;
  }
}
