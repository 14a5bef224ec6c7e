import { fieldName, valueAt } from './content-issue.ts';
import { isRecord } from './is-record.ts';
import type { CollectionName } from './collections.ts';
import type { Settings } from './settings.ts';

/** What a `{{name}}` in the content stands for, by name. */
export type PlaceholderTable = Readonly<Record<string, string>>;

/** A value inside Markdown: an email address is a link, anything else is text whatever characters it has. */
export const escapeMarkdown = (text: string): string =>
  /^\S+@\S+$/.test(text) ? `<${text}>` : text.replaceAll(/[\\`*_[\]<>&#|~]/g, '\\$&');

/** A value with each text in it changed, wherever it stands. */
function mapTexts(
  value: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[],
): unknown {
  const inside = (child: unknown, key: PropertyKey) => mapTexts(child, change, [...path, key]);
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map(inside);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inside(child, key)]));
}

/**
 * An entry, or any part of one, with each `{{name}}` in its texts filled from the table; the texts that held one as they
 * are written in the file, by field name; and an issue for each unknown name, which stays as it is.
 * @param escape how a value is written where it is put, for texts that are not plain text.
 * @param path where the part stands in its entry.
 */
export function interpolate(
  value: unknown,
  table: PlaceholderTable,
  escape: (text: string) => string = (text) => text,
  path: readonly PropertyKey[] = [],
) {
  const raw: Record<string, string> = {};
  const issues: { path: readonly PropertyKey[]; value: string; message: string }[] = [];
  const names = Object.keys(table).map((name) => `{{${name}}}`);
  const filled = mapTexts(
    value,
    (text, at) =>
      text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, inside: string) => {
        raw[fieldName(at)] = text;
        const name = inside.trim();
        if (Object.hasOwn(table, name)) return escape(table[name] ?? '');
        issues.push({ path: at, value: whole, message: `allowed: ${names.join(', ')}` });
        return whole;
      }),
    path,
  );
  return { value: filled, raw, issues };
}

/** What scheduling services are called in a sentence, by the name of their provider. */
const names: Readonly<Record<string, string>> = {
  calendly: 'Calendly',
  cal: 'Cal.com',
  google: 'Google Calendar',
  local: 'our own scheduling service',
};

/** The scheduling service as a sentence names it; of a booking page that is none of the known ones, its host. */
export function schedulerName({ provider, events }: Settings['scheduler']): string | undefined {
  const address = events?.['free-consultation'];
  return names[provider.toLowerCase()] ?? (URL.canParse(address) ? new URL(address).host : undefined);
}

/** Minutes as a sentence says them: 134 is "2 hours 14 minutes". */
export function lengthInWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []));
  return said.join(' ');
}

/** What an entry's texts and defaults may name of the entry itself: its id, its texts of the first level, an exam's length. */
export function ownPlaceholders(id: string, value: unknown): PlaceholderTable {
  const texts = Object.entries(isRecord(value) ? value : {}).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !field[1].includes('{{'),
  );
  const lengths = [
    ['length', valueAt(value, ['facts', 'today', 'minutes'])],
    ['lengthWithOptional', valueAt(value, ['facts', 'today', 'minutesWithOptional'])],
  ].flatMap(([name, minutes]) => (typeof minutes === 'number' ? [[name, lengthInWords(minutes)]] : []));
  return Object.fromEntries([...texts, ['id', id], ...lengths]) as PlaceholderTable;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The settings that texts may name. */
const placeholderSettings = [
  'business.name',
  'business.legalName',
  'business.founder',
  'business.state',
  'mail.general',
  'mail.support',
  'mail.careers',
] as const;

/**
 * What texts may name between double braces: the owner's values, the claims, and how many exams, states and subjects there are.
 * @param entriesOf the entries of a collection as they are written; mistakes in them are reported elsewhere.
 */
export function placeholderTable(entriesOf: (name: CollectionName) => readonly unknown[]): PlaceholderTable {
  const [settings] = entriesOf('settings');
  const values = placeholderSettings.map((name) => [name, valueAt(settings, name.split('.'))]);
  const claims = entriesOf('claims').map((entry) => [
    `claim.${String(valueAt(entry, ['id']))}`,
    valueAt(entry, ['value']),
  ]);
  const { scheduler } = (settings ?? {}) as Partial<Settings>;
  const service = scheduler && schedulerName(scheduler);
  // Where a sentence begins with the number, its name has a capital, too.
  const counts = (['exams', 'states', 'subjects'] as const).flatMap((name) => {
    const count = entriesOf(name).length;
    const word = numbers[count] ?? String(count);
    return [
      [`Count.${name}`, word],
      [`count.${name}`, word.toLowerCase()],
    ];
  });
  // A number instead of a text is reported once, and the claim still counts as known.
  return Object.fromEntries(
    [...values, ...claims, ...counts, ['scheduler.name', service]].flatMap(([name, value]) =>
      ['string', 'number'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  ) as PlaceholderTable;
}

/** Optional settings. Sections named after them, as in Mustache, render only when the setting exists. */
const optionalSettings = [
  'analytics',
  'chat',
  'blog',
  'reviews',
  'reviews.widget',
  'videoChannel',
  'podcast',
] as const;

/** Which parts the site has, by the name under which a text asks for them. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

/** @param entriesOf the entries of a collection as they are written. */
export function featureFlags(entriesOf: (name: CollectionName) => readonly unknown[]): FeatureFlags {
  const [settings] = entriesOf('settings');
  const isLocal = /^local$/i.test(String(valueAt(settings, ['scheduler', 'provider'])));
  const given = optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]);
  return {
    ...(Object.fromEntries(given) as FeatureFlags),
    noAnalytics: valueAt(settings, ['analytics']) === undefined,
    ownScheduler: isLocal,
    hostedScheduler: !isLocal,
    social: Object.keys((valueAt(settings, ['social']) as object | undefined) ?? {}).length > 0,
    videos: entriesOf('testimonials').some((entry) => valueAt(entry, ['isVideo']) === true),
  };
}

/**
 * A text without the parts that the business does not have: what stands between `{{#chat}}` and `{{/chat}}` is kept
 * when there is a chat. A name that is none stays, and is told as an unknown placeholder.
 */
export function renderSections(text: string, parts: FeatureFlags): string {
  return text.replaceAll(
    /\{\{#([\w.]+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g,
    (whole, name: string, inside: string) =>
      Object.hasOwn(parts, name) ? (parts[name] ? inside : '') : whole,
  );
}
