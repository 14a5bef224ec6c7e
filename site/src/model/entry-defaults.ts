import type { PlaceholderTable } from './placeholders.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry with the defaults of its collection, field by field; a list of its own replaces the default list whole. */
export function withDefaults(defaults: unknown, value: unknown): unknown {
  if (value === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(value)) return value;
  const keys = new Set([...Object.keys(value), ...Object.keys(defaults)]);
  return Object.fromEntries([...keys].map((key) => [key, withDefaults(defaults[key], value[key])]));
}

/** What an entry's texts and defaults may name of the entry itself: its id, and its texts of the first level. */
export function ownPlaceholders(id: string, value: unknown): PlaceholderTable {
  const texts = Object.entries(isRecord(value) ? value : {}).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !field[1].includes('{{'),
  );
  return { ...Object.fromEntries(texts), id };
}
