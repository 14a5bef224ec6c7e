import type { CollectionName } from './collections.ts';
import { fieldName, valueAt } from './content-issue.ts';
import { isRecord } from './is-record.ts';
import { sessionMinutes } from './placeholders.ts';
import { fixedRoutes } from './routes.ts';
import { scriptedSchedulers } from './settings.ts';
import { shippedEntries } from './shipped-entries.ts';

/** The settings that a condition may name. */
const optionalSettings = [
  'analytics',
  'chat',
  'blog',
  'reviews',
  'reviews.widget',
  'videoChannel',
  'podcast',
  'call.tool',
  'call.joins',
  'prices',
] as const;

/** Every entry and page that an owner may take out: `exams.isee`, `claim.students`, `pages.schedule`. */
const maybeGone = [
  ...Object.entries(shippedEntries).flatMap(([group, ids]) => ids.map((id) => `${group}.${id}`)),
  ...fixedRoutes.map(({ kind }) => `pages.${kind}`),
];

/** For each name that a condition may have: whether the site has it. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

/** @param entriesOf the entries of a collection as they are written. @param idsOf their ids. */
export function featureFlags(
  entriesOf: (name: CollectionName) => readonly unknown[],
  idsOf: (name: CollectionName) => readonly string[],
): FeatureFlags {
  const [settings] = entriesOf('settings');
  const hidden = valueAt(settings, ['hiddenPages']);
  const isHidden = (id: string) => Array.isArray(hidden) && hidden.includes(`/${id}`);
  const given = optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]);
  const provider = String(valueAt(settings, ['scheduler', 'provider'])).toLowerCase();
  const ids = [
    ...(['exams', 'subjects', 'states'] as const).flatMap((name) => idsOf(name).map((id) => `${name}.${id}`)),
    ...idsOf('claims').map((id) => `claim.${id}`),
    ...idsOf('pages').flatMap((id) => (isHidden(id) ? [] : [`pages.${id}`])),
  ];
  return {
    ...(Object.fromEntries([
      ...given,
      ...maybeGone.map((id) => [id, false]),
      ...ids.map((id) => [id, true]),
    ]) as FeatureFlags),
    'session.several': sessionMinutes(settings).length > 1,
    ownScheduler: provider === 'local',
    schedulerScript: scriptedSchedulers.includes(provider),
    stateAccounts: entriesOf('states').some((entry) => valueAt(entry, ['facts', 'account']) !== undefined),
    social: Object.keys((valueAt(settings, ['social']) as object | undefined) ?? {}).length > 0,
    videos: entriesOf('testimonials').some((entry) => valueAt(entry, ['isVideo']) === true),
    studentReviews: entriesOf('testimonials').some((entry) => valueAt(entry, ['role']) === 'Student'),
    allSubjects: shippedEntries['subjects']?.every((id) => idsOf('subjects').includes(id)) ?? false,
  };
}

/**
 * A text without what is said of things that the business does not have, as in Mustache: what stands between
 * `{{#chat}}` and `{{/chat}}` is kept when there is a chat, what stands between `{{^chat}}` and `{{/chat}}` when there
 * is none. A mark with an unknown name stays: `conditionIssues` reports it.
 */
export function renderSections(text: string, flags: FeatureFlags): string {
  // Drops the line break after a mark on its own line.
  const inline = text.replaceAll(/^(\{\{[#^/][^{}]+\}\})\n/gm, '$1');
  const rendered = inline.replaceAll(
    /\{\{([#^])([\p{L}\p{M}\p{N}.-]+)\}\}([\s\S]*?)\{\{\/\2\}\}/gu,
    (whole, sign: string, name: string, inside: string) => {
      if (!Object.hasOwn(flags, name)) return whole;
      return flags[name] === (sign === '#') ? renderSections(inside, flags) : '';
    },
  );
  return rendered === text ? text : rendered.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ');
}

/** Of each list that lost items, by its field name: the original index of every item that is left. */
export type KeptItems = Readonly<Record<string, readonly number[]>>;

/** The place in its file of a value of an entry. */
export const pathInFile = (path: readonly PropertyKey[], kept: KeptItems = {}): PropertyKey[] =>
  path.map((key, depth) =>
    typeof key === 'number' ? (kept[fieldName(path.slice(0, depth))]?.[key] ?? key) : key,
  );

/** What a group of fields is called: without it, the group goes. */
const titles = ['heading', 'title', 'label'] as const;

/** An entry as a business without some things has it. */
export interface EntryWithoutMissing {
  /** Whether nothing of it is left. */
  isGone: boolean;
  value: unknown;
  kept: KeptItems;
}

/**
 * An entry without what is said of things that the business does not have. A text or list of which nothing is left
 * goes, and with it the item of a list that it is or stands in, or the group that it is the heading of. A group whose
 * `claim` the business does not make goes as well. An item that is
 * `{{each.subjects}}` becomes one for each subject.
 * @param names the items that replace each such placeholder.
 */
export function withoutMissing(
  entry: unknown,
  flags: FeatureFlags,
  names: Readonly<Record<string, readonly string[]>> = {},
): EntryWithoutMissing {
  const kept: Record<string, number[]> = {};
  const render = (text: string) => {
    const rendered = renderSections(text, flags);
    return rendered === text ? text : rendered.trim();
  };
  const isGone = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length > 0 && value.every(isItemGone);
    if (isRecord(value))
      return flags[`claim.${String(value['claim'])}`] === false || titles.some((name) => isGone(value[name]));
    return typeof value === 'string' && value !== '' && render(value) === '';
  };
  const isItemGone = (item: unknown) => isGone(item) || (isRecord(item) && Object.values(item).some(isGone));
  const present = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return render(value);
    if (Array.isArray(value)) {
      const items = value.flatMap((item: unknown, index) => {
        if (isItemGone(item)) return [];
        const each = names[String(item)] ?? [item];
        return each.map((one) => ({ one, index }));
      });
      if (items.length !== value.length) kept[fieldName(path)] = items.map(({ index }) => index);
      return items.map(({ one }, index) => present(one, [...path, index]));
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).filter(([, field]) => !isGone(field));
    return Object.fromEntries(fields.map(([key, field]) => [key, present(field, [...path, key])]));
  };
  return { isGone: isItemGone(entry), value: present(entry, []), kept };
}
