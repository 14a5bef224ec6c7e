import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A configuration file that cannot be used; the message has one line for each wrong field. */
export class ConfigError extends Error {}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^\./, '') || '(whole file)';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value instanceof Object ? (value as Record<PropertyKey, unknown>)[part] : undefined),
    input,
  );
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 120);
}

function issueLine(file: string, input: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${file}: ${fieldName(issue.path)}: unknown ${issue.keys.join(', ')}; remove or correct the name`;
  }
  return `${file}: ${fieldName(issue.path)}: is ${shown(valueAt(input, issue.path))}; allowed: ${issue.message}`;
}

/**
 * Checks the text of a YAML file.
 * @throws ConfigError naming file, field, value and what is allowed.
 */
export function parseYaml<Schema extends z.ZodType>(
  source: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  let input: unknown;
  try {
    input = parse(source);
  } catch (error) {
    throw new ConfigError(`${file}: not readable as YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => issueLine(file, input, issue)).join('\n'));
}

/**
 * Reads and checks a YAML file.
 * @throws ConfigError when it is missing, unreadable or wrong.
 */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${basename(path)}: cannot be read: ${(error as Error).message}`);
  }
  return parseYaml(source, basename(path), schema);
}
