import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../site/src/model/is-record.ts';

const idOf = (item: unknown): unknown => (isRecord(item) ? item['id'] : undefined);
const haveIds = (list: readonly unknown[]) => list.every((item) => idOf(item) !== undefined);

/** Entries by their ids: what the owner took out stays out, and samples are not added. */
function mergeEntries(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  const withId = (list: readonly unknown[], id: unknown) => list.find((item) => idOf(item) === id);
  const kept = ours.map((item) => mergeValues(withId(base, idOf(item)), item, withId(theirs, idOf(item))));
  const known = new Set([...base, ...ours].map(idOf));
  const isSample = (item: unknown) => isRecord(item) && item['sample'] === true;
  return [
    ...kept.filter((item) => item !== undefined),
    ...theirs.filter((item) => !known.has(idOf(item)) && !isSample(item)),
  ];
}

/**
 * A value of the owner's content with what a new version changed in it: what the owner has not changed follows the
 * version, what the owner has changed stays.
 * @param base what the owner's version came with. @param theirs what the new version comes with.
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(ours, base)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return ours;
  if (isRecord(ours) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
    const merged = names.map((name) => [name, mergeValues(before[name], ours[name], theirs[name])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
    if ([base, ours, theirs].every(haveIds)) return mergeEntries(base, ours, theirs);
    if (theirs.length === base.length) {
      return ours.map((item, index) => {
        const before = base.findIndex((other) => isDeepStrictEqual(other, item));
        if (before >= 0) return theirs[before];
        return ours.length === base.length ? mergeValues(base[index], item, theirs[index]) : item;
      });
    }
  }
  return ours;
}
