import { fieldName, valueAt } from './content-issue.ts';
import { isRecord } from '../model/is-record.ts';
import { listInWords, capitalize, gradeName } from '../lib/format.ts';
import type { CollectionName } from '../model/collections.ts';
import { gradesAtTest, isTaughtLevel } from '../model/exam.ts';
import {
  schedulerNames,
  usualCallMinutes,
  usualGrades,
  usualSessionMinutes,
  type Settings,
} from '../model/settings.ts';

/** The values of placeholders such as `{{name}}`, by name. */
export type PlaceholderTable = Readonly<Record<string, string>>;

/** Escapes a value for Markdown: an email address becomes a link, and anything else plain text. */
export const escapeMarkdown = (text: string): string =>
  /^\S+@\S+$/.test(text) ? `<${text}>` : text.replaceAll(/[\\`*_[\]<>&#|~]/g, '\\$&');

/** A deep copy of a value in which each text is changed. */
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

/** The message about an unknown placeholder. @param known the names of the others. */
function unknownPlaceholder(name: string, known: readonly string[]): string {
  const [group = ''] = name.split('.');
  if (group === 'claim')
    return `is no claim: take out what says it, or write it between {{#${name}}} and {{/${name}}}`;
  const near = known.filter((one) => one.startsWith(`${group}.`));
  return `allowed: ${(near.length > 0 ? near : known).map((one) => `{{${one}}}`).join(', ')}`;
}

export interface Interpolated {
  value: unknown;
  /** The texts with placeholders, as they are written in the file, by field name. */
  templates: Record<string, string>;
  /** The unknown names, which stay as they are. */
  issues: { path: readonly PropertyKey[]; value: string; message: string }[];
}

/**
 * Fills each `{{name}}` in the texts of an entry, or of a part of one, from the table.
 * @param escape escapes the values for a text that isn't plain text.
 * @param path the path of the part in its entry.
 */
export function interpolate(
  value: unknown,
  table: PlaceholderTable,
  escape: (text: string) => string = (text) => text,
  path: readonly PropertyKey[] = [],
): Interpolated {
  const templates: Interpolated['templates'] = {};
  const issues: Interpolated['issues'] = [];
  const filled = mapTexts(
    value,
    (text, at) =>
      // Tags of conditions are no placeholders.
      text.replaceAll(/\{\{(?!\s*[#^/])([^{}]*)\}\}/g, (whole, inside: string) => {
        templates[fieldName(at)] = text;
        const name = inside.trim();
        if (Object.hasOwn(table, name)) return escape(table[name] ?? '');
        issues.push({ path: at, value: whole, message: unknownPlaceholder(name, Object.keys(table)) });
        return whole;
      }),
    path,
  );
  return { value: filled, templates, issues };
}

/** The name of the scheduling service in a sentence; for an unknown service without a name in the settings, its host. */
export function schedulerName({ provider, name, events }: Settings['scheduler']): string | undefined {
  const names: Readonly<Record<string, string>> = schedulerNames;
  const address = events?.['free-consultation'];
  return names[provider.toLowerCase()] || name || (URL.canParse(address) ? new URL(address).host : undefined);
}

/** Minutes in words: 134 is "2 hours 14 minutes". */
export function lengthInWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []));
  return said.join(' ');
}

/**
 * The levels of an exam that children take in a grade that the business teaches, each with these grades; all levels if
 * there is none. A level without grades, such as "Adults", counts as taught.
 */
export function taughtLevels(
  levels: readonly unknown[],
  range: readonly [number, number],
): { name: string; grades: number[] }[] {
  const [first, last] = range;
  const named = levels.map((level) => ({
    name: String(valueAt(level, ['name'])),
    label: String(valueAt(level, ['grades'])),
  }));
  const taught = named.filter(({ label }) => isTaughtLevel(label, range));
  if (taught.length === 0) return named.map(({ name, label }) => ({ name, grades: gradesAtTest(label) }));
  const isTaught = (grade: number) => first <= grade && grade <= last;
  return taught.map(({ name, label }) => ({ name, grades: gradesAtTest(label).filter(isTaught) }));
}

/** The placeholders for an exam's levels, "Lower and Middle levels", and for their grades, "grades 4–7". */
function levelWords(levels: readonly unknown[], grades: readonly [number, number]): [string, string][] {
  const taught = taughtLevels(levels, grades);
  if (taught.length === 0) return [];
  const names = listInWords(taught.map(({ name }) => name));
  const all = taught.flatMap((level) => level.grades);
  const ends = [...new Set([all[0], all.at(-1)])];
  return [
    ['levels', `${names} ${taught.length === 1 ? 'level' : 'levels'}`],
    ...(all.length === 0
      ? []
      : [
          [
            'levels.grades',
            `${ends.length === 1 ? 'grade' : 'grades'} ${ends.map((grade) => grade || 'K').join('–')}`,
          ] as [string, string],
        ]),
  ];
}

/**
 * The placeholders in an entry's texts that stand for values of the entry itself: its id, its top-level texts, a
 * subject's name inside a sentence, an exam's length and levels.
 * @param taught the lowest and the highest grade that the business teaches.
 */
export function ownPlaceholders(
  id: string,
  value: unknown,
  taught: readonly [number, number] = usualGrades,
): PlaceholderTable {
  const texts = Object.entries(isRecord(value) ? value : {}).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !field[1].includes('{{'),
  );
  const lengths = [
    ['length', valueAt(value, ['facts', 'today', 'minutes'])],
    ['lengthWithOptional', valueAt(value, ['facts', 'today', 'minutesWithOptional'])],
  ].flatMap(([name, minutes]) => (typeof minutes === 'number' ? [[name, lengthInWords(minutes)]] : []));
  const short = valueAt(value, ['shortName']);
  const inSentence = short === undefined ? [] : [['inSentence', short]];
  const levels = levelWords([valueAt(value, ['facts', 'today', 'levels']) ?? []].flat(), taught);
  const [from, to] = ['from', 'to'].map((end) => valueAt(value, ['usualGrades', end]));
  const usual = from === undefined ? [] : [['usualGrades', [...new Set([from, to])].join('–')]];
  return Object.fromEntries([
    ...inSentence,
    ...texts,
    ['id', id],
    ...lengths,
    ...levels,
    ...usual,
  ]) as PlaceholderTable;
}

/** The numbers from 0 to 10 in words, as at the start of a sentence. */
export const numberWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** The collections that texts count and list. */
const listed = ['subjects', 'exams', 'states'] as const;

/** The name of an entry inside a sentence: math, English, the ACT, Ohio. */
function sentenceName(entry: unknown): string {
  const fields = ['inSentence', 'shortName', 'examName', 'name'] as const;
  return String(fields.map((field) => valueAt(entry, [field])).find((value) => value !== undefined));
}

/** How sentences call the entries of a collection, in their order on the pages. */
const sentenceNames = (entries: readonly unknown[]): string[] =>
  entries
    .toSorted((one, other) => Number(valueAt(one, ['order'])) - Number(valueAt(other, ['order'])))
    .map(sentenceName);

/** The placeholders for the number of entries and for their names, each also with a capital first letter. */
function countsAndLists(name: (typeof listed)[number], entries: readonly unknown[]): [string, string][] {
  const count = numberWords[entries.length] ?? String(entries.length);
  // Unreadable entries are reported elsewhere, so the list may be empty.
  const names = entries.length > 0 ? sentenceNames(entries) : ['none'];
  const said = { list: listInWords(names), names: names.join(', ') };
  return [
    [`Count.${name}`, count],
    [`count.${name}`, count.toLowerCase()],
    ...Object.entries(said).flatMap(([kind, text]): [string, string][] => [
      [`${capitalize(kind)}.${name}`, capitalize(text)],
      [`${kind}.${name}`, text],
    ]),
  ];
}

/** The items that replace each placeholder for a list of names, such as `{{each.subjects}}`. */
export const namesByItem = (
  entriesOf: (name: CollectionName) => readonly unknown[],
): Record<string, string[]> => ({
  ...Object.fromEntries(
    listed.map((name) => [`{{each.${name}}}`, sentenceNames(entriesOf(name)).map(capitalize)]),
  ),
  '{{each.programs}}': entriesOf('states')
    .flatMap((entry) => valueAt(entry, ['program']) ?? [])
    .map(String),
});

/** How long a session can be, in minutes; an empty list if the setting is no list. */
export function sessionMinutes(settings: unknown): number[] {
  const lengths = valueAt(settings, ['business', 'sessionMinutes']) ?? usualSessionMinutes;
  return Array.isArray(lengths) ? lengths.map(Number) : [];
}

/**
 * The placeholders for the lengths of a session: "30 or 60" minutes, "30-minute and 60-minute" sessions, and for
 * examples a long one, a short one and the sum of both.
 */
function sessionLengths(settings: unknown): [string, string][] {
  const lengths = sessionMinutes(settings);
  if (lengths.length === 0) return [];
  const [long, short] = [Math.max(...lengths), Math.min(...lengths)];
  return [
    ['session.long', String(long)],
    ['session.short', String(short)],
    ['session.longAndShort', String(long + short)],
    ['session.minutes', listInWords(lengths.map(String), 'disjunction')],
    ['session.lengths', listInWords(lengths.map((minutes) => `${minutes}-minute`))],
  ];
}

/** The last grade of elementary school in most districts. */
export const lastElementaryGrade = 5;

/** The lowest and the highest grade that the business teaches; kindergarten is 0. */
export function taughtGrades(settings: unknown): readonly [number, number] {
  const [first, last] = [valueAt(settings, ['business', 'grades']) ?? usualGrades].flat().map(Number);
  return [first ?? usualGrades[0], last ?? usualGrades[1]];
}

/** The placeholders for grades: "K", "12", and "kindergarten through grade 12" or "grades 4 through 12". */
export function gradeNames([first, last]: readonly [number, number]): [string, string][] {
  const range = first === 0 ? `kindergarten through grade ${last}` : `grades ${first} through ${last}`;
  return [
    ['grades.first', gradeName(first)],
    ['grades.last', String(last)],
    ['grades.range', range],
  ];
}

/** The placeholders for "teachers" or "a teacher", with "licensed" if there is that claim. */
function teacherWords(claims: readonly unknown[], teachers: number): [string, string][] {
  const isLicensed = claims.some((claim) => valueAt(claim, ['id']) === 'licensed');
  const word = `${isLicensed ? 'licensed ' : ''}teacher`;
  const words = teachers === 1 ? `a ${word}` : `${word}s`;
  return [
    ['teachers', words],
    ['Teachers', capitalize(words)],
  ];
}

const placeholderSettings = [
  'business.name',
  'business.legalName',
  'business.founder',
  'business.state',
  'business.openingHours',
  'call.tool',
  'call.joins',
  'mail.general',
  'mail.support',
  'mail.careers',
] as const;

/** The states whose full names begin with "Commonwealth of". */
const commonwealths = ['Kentucky', 'Massachusetts', 'Pennsylvania', 'Virginia'];

/** The values that are texts or numbers. Numbers are accepted here, because the schema reports them. */
const known = (values: readonly [string, unknown][]): PlaceholderTable =>
  Object.fromEntries(
    values
      .filter(([, value]) => ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

/** The claims by their placeholder names. A claim may hold the placeholders of the table and of another claim. */
function claimValues(claims: readonly unknown[], table: PlaceholderTable): [string, unknown][] {
  const values = claims.map((claim): [string, unknown] => [
    `claim.${String(valueAt(claim, ['id']))}`,
    interpolate(valueAt(claim, ['value']), table).value,
  ]);
  const texts = known(values);
  return values.map(([name, value]) => [name, interpolate(value, texts).value]);
}

/**
 * The values of all placeholders: the owner's settings, the claims, and the number and names of exams, states and
 * subjects.
 * @param entriesOf the entries of a collection as they are written; mistakes in them are reported elsewhere.
 */
export function placeholderTable(entriesOf: (name: CollectionName) => readonly unknown[]): PlaceholderTable {
  const [settings] = entriesOf('settings');
  const { scheduler } = (settings ?? {}) as Partial<Settings>;
  const state = String(valueAt(settings, ['business', 'state']));
  const table = known([
    ...placeholderSettings.map((name): [string, unknown] => [name, valueAt(settings, name.split('.'))]),
    ...listed.flatMap((name) => countsAndLists(name, entriesOf(name))),
    ...sessionLengths(settings),
    ['call.minutes', valueAt(settings, ['business', 'callMinutes']) ?? usualCallMinutes],
    ...gradeNames(taughtGrades(settings)),
    ...teacherWords(entriesOf('claims'), entriesOf('teachers').length),
    ['business.jurisdiction', `${commonwealths.includes(state) ? 'Commonwealth' : 'State'} of ${state}`],
    ['business.serves', listInWords([valueAt(settings, ['business', 'serves']) ?? []].flat().map(String))],
    ['scheduler.name', scheduler && schedulerName(scheduler)],
  ]);
  return { ...table, ...known(claimValues(entriesOf('claims'), table)) };
}
