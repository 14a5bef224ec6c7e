import { stringify } from 'yaml';
import { explain, type FieldSchema } from '../site/src/model/field-schema.ts';
import { fillerStart } from '../site/src/model/filler.ts';

type Values = Readonly<Record<string, unknown>>;

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** `schedulerLead` as it is said: "scheduler lead". */
const spoken = (key: string): string => key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** Text that says it has to be replaced, within the limits of its field. */
function fillerText(field: FieldSchema, name: string): string {
  const { minLength = 1, maxLength = 200 } = field;
  const start = `${fillerStart}: ${name}`;
  const padded = start.length < minLength ? start.padEnd(minLength, ', in your own words') : start;
  return padded.slice(0, maxLength).replace(/ $/, '.');
}

function stringFiller(field: FieldSchema, name: string): string {
  if (field.examples?.[0] !== undefined) return String(field.examples[0]);
  if (field.format === 'uri') return 'https://www.example.com';
  if (field.format === 'email') return 'somebody@example.com';
  return fillerText(field, name);
}

/** A value that the schema accepts, for a field that has to be there and of which nothing is known. */
function filler(field: FieldSchema, name: string): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  switch (field.type) {
    case 'string':
      return stringFiller(field, name);
    case 'integer':
    case 'number':
      return Math.max(field.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'array': {
      const count = Math.max(field.minItems ?? 0, 1);
      return Array.from({ length: count }, (_, index) => filler(field.items ?? {}, `${name} ${index + 1}`));
    }
    case 'object':
      return completed(field, {}, name);
    default:
      return null;
  }
}

/** The given values, and a filler for every further field that has to be there. */
function completed(field: FieldSchema, values: Values, name: string): Record<string, unknown> {
  const required = new Set(field.required);
  const entries = Object.entries(field.properties ?? {}).flatMap(([key, child]): [string, unknown][] => {
    const given = values[key];
    const childName = name ? `${name}, ${spoken(key)}` : spoken(key);
    if (child.type === 'object' && (given !== undefined || required.has(key))) {
      return [[key, completed(child, asValues(given), childName)]];
    }
    if (given !== undefined) return [[key, given]];
    return required.has(key) ? [[key, filler(child, childName)]] : [];
  });
  return Object.fromEntries(entries);
}

const commented = (lines: readonly string[]): string[] => lines.map((line) => `# ${line}`);
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const yamlLines = (data: unknown): string[] => stringify(data, { lineWidth: 0 }).trimEnd().split('\n');

/** A list whose first item explains its fields; the others are like it. */
function listLines(field: FieldSchema, items: readonly unknown[]): string[] {
  return items.flatMap((item, index) => {
    const lines =
      field.type === 'object' && index === 0 ? mapLines(field, asValues(item), false) : yamlLines(item);
    return [`- ${lines[0] ?? ''}`, ...indented(lines.slice(1))];
  });
}

function fieldLines(key: string, field: FieldSchema, value: unknown): string[] {
  if (field.type === 'object') return [`${key}:`, ...indented(mapLines(field, asValues(value), true))];
  if (Array.isArray(value) && field.items) return [`${key}:`, ...indented(listLines(field.items, value))];
  return yamlLines({ [key]: value });
}

/** Every field with its explanation above it; fields that may be left out stand there as a remark. */
function mapLines(field: FieldSchema, values: Values, explainOptional: boolean): string[] {
  return Object.entries(field.properties ?? {}).flatMap(([key, child]) => {
    const about = explain(child);
    const value = values[key];
    if (value === undefined) {
      return explainOptional ? commented([`${key} may be left out. ${about}`.trim()]) : [];
    }
    return [...(about ? commented([about]) : []), ...fieldLines(key, child, value)];
  });
}

/**
 * A new entry as YAML: the given values, fillers for what else the schema demands, and above each field what it is
 * and what it allows, from the schema itself.
 */
export function entryTemplate(field: FieldSchema, values: Values, name: string): string {
  return `${mapLines(field, completed(field, values, name), true).join('\n')}\n`;
}
