import { Document, isMap, isSeq, type Scalar } from 'yaml';
import { explain, type FieldSchema } from '../field-schema.ts';
import { fillerStart } from '../filler.ts';

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
  if (field.oneOf?.[0]) return filler(field.oneOf[0], name);
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
    if (given === undefined) return required.has(key) ? [[key, filler(child, childName)]] : [];
    return [[key, child.type === 'object' ? completed(child, asValues(given), childName) : given]];
  });
  return Object.fromEntries(entries);
}

/** Puts above each field what it is and what it allows; fields that may be left out stand there as a remark. */
function annotate(node: unknown, field: FieldSchema, withOptional = true): void {
  // The first item of a list explains its fields; the others are like it.
  if (isSeq(node)) annotate(node.items[0], field.items ?? {}, false);
  if (!isMap<Scalar>(node)) return;
  let remarks: string[] = [];
  const comment = () =>
    remarks
      .filter(Boolean)
      .map((remark) => ` ${remark}`)
      .join('\n') || null;
  for (const [name, child] of Object.entries(field.properties ?? {})) {
    const pair = node.items.find(({ key }) => key.value === name);
    if (!pair && withOptional) remarks.push(`${name} may be left out. ${explain(child)}`.trim());
    if (!pair) continue;
    remarks.push(explain(child));
    pair.key.commentBefore = comment();
    remarks = [];
    annotate(pair.value, child, withOptional);
  }
  node.comment = comment();
}

/**
 * A new entry as YAML: the given values, fillers for what else the schema demands, and above each field what it is
 * and what it allows, from the schema itself.
 */
export function entryTemplate(field: FieldSchema, values: Values, name: string): string {
  const document = new Document(completed(field, values, name));
  annotate(document.contents, field);
  return document.toString({ lineWidth: 0 });
}
