import { z } from 'zod';
import { valueAt } from './content-issue.ts';

/** The JSON Schema of a field. The editor's forms and the comments in files are generated from it. */
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

/** A cache, because converting a schema takes longer than checking an entry with it. */
const known = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of a content schema's input: fields with a default are optional, and rules in code are left out. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const found =
    known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema);
  known.set(schema, found);
  return found;
}

function range(min: number | undefined, max: number | undefined): string {
  // For an integer without a limit, Zod's JSON Schema has the largest safe integer.
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

/** The label of a name: "Scheduler lead" for `schedulerLead`, "Free consultation" for `free-consultation`. */
export function labelOf(name: string): string {
  const labels = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${labels.charAt(0).toUpperCase()}${labels.slice(1)}`;
}

/** The description and the limits of a field in sentences, for a comment or a hint. */
export function explain(field: FieldSchema): string {
  return [sentence(field.description), sentence(limitsOf(field))].filter(Boolean).join(' ');
}

/** Whether a value can match an option of a union: its discriminator, such as a page's `kind`, is the same or missing. */
function canMatch(form: FieldSchema, value: unknown): boolean {
  const fixed = Object.entries(form.properties ?? {}).filter(([, field]) => field.const !== undefined);
  return fixed.every(([name, field]) => [undefined, field.const].includes(valueAt(value, [name])));
}

/**
 * The names of the fields that a schema has at a path of a value. For a union, these are the fields of every option that
 * the value can match: for `{ kind: faq }` those of /faq, for a page without a kind those of all pages.
 */
export function fieldNamesAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const withOptions = (fields: FieldSchema[], group: unknown): FieldSchema[] =>
    fields.flatMap((field) => [
      field,
      ...withOptions([...(field.anyOf ?? []), ...(field.oneOf ?? [])], group).filter((form) =>
        canMatch(form, group),
      ),
    ]);
  let level: FieldSchema[] = [fieldSchema(schema)];
  for (const [depth, key] of path.entries()) {
    level = withOptions(level, valueAt(value, path.slice(0, depth))).flatMap((field) => {
      const child = typeof key === 'number' ? field.items : field.properties?.[String(key)];
      return child ? [child] : [];
    });
  }
  const forms = withOptions(level, valueAt(value, path));
  return [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))];
}
