import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Document, type Node } from 'yaml';
import type { FieldSchema } from '../../site/src/model/field-schema.ts';

type Path = readonly (string | number)[];
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a value where a union allows several: the one whose fixed fields agree, else the one that fits best. */
function optionFor(field: FieldSchema, value: unknown): FieldSchema {
  const options = field.oneOf ?? field.anyOf;
  if (!options || !isValues(value)) return field;
  const keys = Object.keys(value).filter((key) => !isBlank(value[key]));
  const fits = (option: FieldSchema) =>
    Object.entries(option.properties ?? {}).every(
      ([key, child]) => child.const === undefined || child.const === value[key],
    );
  const candidates = options.filter(fits);
  return candidates.find((option) => keys.every((key) => option.properties?.[key])) ?? candidates[0] ?? field;
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.values(value).every(isBlank));

/**
 * An edited value without what a form leaves behind: empty texts, lists and groups that the schema does not demand.
 * The fields come in the order of the schema.
 */
export function withoutEmpty(value: unknown, field: FieldSchema): unknown {
  const schema = optionFor(field, value);
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, schema.items ?? {}));
  if (!isValues(value) || !schema.properties) return value;
  const required = new Set(schema.required);
  const known = Object.keys(schema.properties);
  const keys = [
    ...known.filter((key) => key in value),
    ...Object.keys(value).filter((key) => !known.includes(key)),
  ];
  const kept = keys
    .map((key): [string, unknown] => [key, withoutEmpty(value[key], schema.properties?.[key] ?? {})])
    .filter(([key, child]) => (required.has(key) ? child !== undefined : !isBlank(child)));
  return Object.fromEntries(kept);
}

function nodeAt(document: Document, path: Path): Node | null | undefined {
  return (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | null | undefined;
}

function replace(document: Document, path: Path, value: unknown): void {
  if (path.length === 0) document.contents = document.createNode(value) as typeof document.contents;
  else document.setIn(path, document.createNode(value));
}

function mergeMap(document: Document, path: Path, value: Values, field: FieldSchema): void {
  const node = nodeAt(document, path);
  const before = (isMap(node) ? node.toJS(document) : {}) as Values;
  for (const key of Object.keys(before)) {
    if (!(key in value)) document.deleteIn([...path, key]);
  }
  for (const [key, child] of Object.entries(value)) {
    const schema = field.properties?.[key] ?? {};
    // A form writes every switch; one that stands at its default and was not in the file stays out of it.
    if (!(key in before) && isDeepStrictEqual(child, schema.default)) continue;
    mergeInto(document, [...path, key], child, schema);
  }
}

/**
 * Puts an edited value into a parsed file and leaves what did not change as it is written, with its comments.
 * @param path where in the file the value stands.
 */
export function mergeInto(document: Document, path: Path, value: unknown, field: FieldSchema): void {
  const node = nodeAt(document, path);
  if (node && isDeepStrictEqual(node.toJS(document), value)) return;
  const schema = optionFor(field, value);
  if (isMap(node) && isValues(value)) {
    mergeMap(document, path, value, schema);
  } else if (isSeq(node) && Array.isArray(value)) {
    for (let index = node.items.length - 1; index >= value.length; index -= 1)
      document.deleteIn([...path, index]);
    value.forEach((item, index) => mergeInto(document, [...path, index], item, schema.items ?? {}));
  } else if (isScalar(node) && !isValues(value) && !Array.isArray(value)) {
    node.value = value;
  } else {
    replace(document, path, value);
  }
}
