import { fieldName } from './content-issue.ts';

/** What a `{{name}}` in the content stands for, by name. */
export type PlaceholderTable = Readonly<Record<string, string | number>>;

export interface Filled {
  value: unknown;
  /** The texts that held a placeholder, as they are written in the file, by field name. */
  written: Record<string, string>;
  problems: { path: readonly PropertyKey[]; value: string; allowed: string }[];
}

const ones = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count as it is written in a sentence: 7 is "seven", 21 is "twenty-one"; from 100 on in figures. */
export function numberWord(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  const unit = count % 10;
  return ones[count] ?? `${tens[Math.floor(count / 10)]}${unit === 0 ? '' : `-${ones[unit]}`}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `{{count.tests}}` is 7, `{{count.tests:word}}` seven, and `{{count.tests:Word}}` Seven. */
const forms: Readonly<Record<string, (count: number) => string>> = {
  word: numberWord,
  Word: (count) => capitalized(numberWord(count)),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How long an entry's own lists are, as `own.page.areas`: a heading can count what stands below it. */
export function ownCounts(entry: unknown, path = 'own'): Record<string, number> {
  if (Array.isArray(entry)) return { [path]: entry.length };
  if (!isRecord(entry)) return {};
  const parts = Object.entries(entry).map(([key, value]) => ownCounts(value, `${path}.${key}`));
  return Object.assign({}, ...parts) as Record<string, number>;
}

/** A value inside Markdown: an address is a link, anything else is text whatever its signs are. */
export const inMarkdown = (text: string): string =>
  /^\S+@\S+$/.test(text) ? `<${text}>` : text.replaceAll(/[\\`*_[\]<>&#|~]/g, '\\$&');

function fillText(text: string, table: PlaceholderTable, escape: (text: string) => string) {
  const unknown: string[] = [];
  const filled = text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, inside: string) => {
    const [name = '', form] = inside.trim().split(':');
    const value = Object.hasOwn(table, name) ? table[name] : undefined;
    if (form === undefined && value !== undefined) return escape(String(value));
    const formed = typeof value === 'number' && form !== undefined ? forms[form]?.(value) : undefined;
    if (formed === undefined) unknown.push(whole);
    return formed ?? whole;
  });
  return { filled, unknown };
}

function allowedNames(table: PlaceholderTable): string {
  const names = Object.keys(table).map((name) => `{{${name}}}`);
  return `allowed: ${names.join(', ')}; a count in words with :word or :Word behind its name`;
}

/**
 * An entry, or any part of one, with each `{{name}}` in its texts filled from the table. Names that the table does
 * not have stay as they are and are told as problems.
 * @param escape how a value is written where it is put, for texts that are no plain text.
 */
export function interpolate(
  value: unknown,
  table: PlaceholderTable,
  escape: (text: string) => string = (text) => text,
  path: readonly PropertyKey[] = [],
): Filled {
  if (typeof value === 'string' && value.includes('{{')) {
    const { filled, unknown } = fillText(value, table, escape);
    const problems = unknown.map((name) => ({ path, value: name, allowed: allowedNames(table) }));
    return { value: filled, written: { [fieldName(path)]: value }, problems };
  }
  if (!Array.isArray(value) && !isRecord(value)) return { value, written: {}, problems: [] };
  const keyed: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const parts = keyed.map(([key, child]) => interpolate(child, table, escape, [...path, key]));
  const values = parts.map((part) => part.value);
  return {
    value: Array.isArray(value)
      ? values
      : Object.fromEntries(keyed.map(([key], index) => [key, values[index]])),
    written: Object.assign({}, ...parts.map((part) => part.written)) as Record<string, string>,
    problems: parts.flatMap((part) => part.problems),
  };
}
