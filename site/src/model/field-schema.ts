import { z } from 'zod';

/** One field as JSON Schema tells it: what forms and comments are made from, so that neither can drift. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
}

/** A content schema as it looks to somebody who writes an entry: defaults are optional, rules in code are left out. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

function range(min: number | undefined, max: number | undefined): string {
  // JSON Schema spells "no limit" of an integer as the largest safe one.
  const top = max === undefined || max >= Number.MAX_SAFE_INTEGER ? undefined : max;
  const bottom = min === undefined || min <= -Number.MAX_SAFE_INTEGER ? undefined : min;
  if (bottom !== undefined && bottom === top) return `${bottom}`;
  if (bottom !== undefined && top !== undefined) return `${bottom} to ${top}`;
  if (top !== undefined) return `up to ${top}`;
  return bottom === undefined ? '' : `at least ${bottom}`;
}

/** The limits of a field in words: "3 to 40 characters", "one of blue, green"; empty when there are none. */
export function limitsOf(field: FieldSchema): string {
  if (field.enum) return `one of ${field.enum.join(', ')}`;
  switch (field.type) {
    case 'string': {
      if (field.format === 'email') return 'a mail address';
      const length = range(field.minLength, field.maxLength);
      return length && `${length} character${length === '1' ? '' : 's'}`;
    }
    case 'integer': {
      const limits = range(field.minimum, field.maximum);
      return limits === '' ? 'a whole number' : `a whole number, ${limits}`;
    }
    case 'array': {
      const each = field.items && field.items.type !== 'object' ? limitsOf(field.items) : '';
      const count = range(field.minItems, field.maxItems);
      return [count && `${count} in the list`, each && `each ${each}`].filter(Boolean).join(', ');
    }
    default:
      return '';
  }
}

const sentence = (text: string | undefined): string =>
  text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : '';

/** `schedulerLead` and `free-consultation` as a person writes them: "Scheduler lead", "Free consultation". */
export function labelOf(name: string): string {
  const labels = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${labels.charAt(0).toUpperCase()}${labels.slice(1)}`;
}

/** What a field is and what it allows, in sentences, for a comment or a hint. */
export function explain(field: FieldSchema): string {
  return [sentence(field.description), sentence(limitsOf(field))].filter(Boolean).join(' ');
}

/** The names of the fields that a schema has at a path, whatever kind of entry it is. */
export function fieldNamesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let level: FieldSchema[] = [fieldSchema(schema)];
  const opened = (fields: FieldSchema[]): FieldSchema[] =>
    fields.flatMap((field) => [field, ...opened([...(field.anyOf ?? []), ...(field.oneOf ?? [])])]);
  for (const key of path) {
    level = opened(level).flatMap((field) => {
      const child = typeof key === 'number' ? field.items : field.properties?.[String(key)];
      return child ? [child] : [];
    });
  }
  return [...new Set(opened(level).flatMap((field) => Object.keys(field.properties ?? {})))];
}
