import type { OriginalIndexes } from '../model/collections.ts';
import { fieldName } from './content-issue.ts';
import { isRecord } from '../model/is-record.ts';
import type { FeatureFlags } from './feature-flags.ts';

/**
 * Renders the conditional sections of a text, which are those of Mustache: the text between `{{#chat}}` and `{{/chat}}`
 * is kept if there is a chat, that between `{{^chat}}` and `{{/chat}}` if there is none. A tag with an unknown name stays;
 * `conditionIssues` reports it.
 * @see https://mustache.github.io/mustache.5.html
 */
export function renderSections(text: string, flags: FeatureFlags): string {
  // Drops the line break after a tag on its own line.
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

/** The path of a value in its file, from its path after conditions have removed list items. */
export const pathInFile = (path: readonly PropertyKey[], indexes: OriginalIndexes = {}): PropertyKey[] =>
  path.map((key, depth) =>
    typeof key === 'number' ? (indexes[fieldName(path.slice(0, depth))]?.[key] ?? key) : key,
  );

const renderTrimmed = (text: string, flags: FeatureFlags): string => {
  const rendered = renderSections(text, flags);
  return rendered === text ? text : rendered.trim();
};

/** Fields that name a group of fields: if a condition empties one, the group is removed. */
const titles = ['heading', 'title', 'label'] as const;

/** Whether conditions empty a value: a text, every item of a list, or the title or the claim of a group. */
function isEmptied(value: unknown, flags: FeatureFlags): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isItemEmptied(item, flags));
  if (isRecord(value))
    return (
      flags[`claim.${String(value['claim'])}`] === false ||
      titles.some((name) => isEmptied(value[name], flags))
    );
  return typeof value === 'string' && value !== '' && renderTrimmed(value, flags) === '';
}

/** Whether an item of a list is removed, because one of its texts or lists is emptied. An emptied group doesn't count. */
export const isItemEmptied = (item: unknown, flags: FeatureFlags): boolean =>
  isEmptied(item, flags) ||
  (isRecord(item) && Object.values(item).some((field) => !isRecord(field) && isEmptied(field, flags)));

/**
 * Applies the conditions of an entry: removes the fields and items that they empty, and replaces an item such as
 * `{{each.subjects}}` with one item for each subject.
 * @param expansions the items that replace each such placeholder.
 * @returns the entry, and the indexes in the file of the items of each changed list.
 */
export function applyConditions(
  entry: unknown,
  flags: FeatureFlags,
  expansions: Readonly<Record<string, readonly string[]>> = {},
): { value: unknown; originalIndexes: OriginalIndexes } {
  const originalIndexes: Record<string, number[]> = {};
  const applyToList = (list: readonly unknown[], path: readonly PropertyKey[]): unknown[] => {
    const kept = list.flatMap((item, index) => {
      if (isItemEmptied(item, flags)) return [];
      return (expansions[String(item)] ?? [item]).map((each) => ({ each, index }));
    });
    const indexes = kept.map(({ index }) => index);
    if (indexes.some((index, place) => index !== place)) originalIndexes[fieldName(path)] = indexes;
    return kept.map(({ each }, place) => apply(each, [...path, place]));
  };
  const apply = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return renderTrimmed(value, flags);
    if (Array.isArray(value)) return applyToList(value, path);
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).filter(([, field]) => !isEmptied(field, flags));
    return Object.fromEntries(fields.map(([key, field]) => [key, apply(field, [...path, key])]));
  };
  return { value: apply(entry, []), originalIndexes };
}
