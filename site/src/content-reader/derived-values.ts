import type { CollectionName } from '../model/collections.ts';
import { isRecord } from '../model/is-record.ts';
import { valueAt } from './content-issue.ts';
import type { RawEntry } from './raw-entries.ts';

const districtPages = ['/school-districts', '/school-districts-consultation'];

/**
 * The settings with further hidden pages: that of reviews or of states if there are none, and both pages for districts
 * if one of them is hidden. For hidden pages, fills in the mail address or the event that the schema requires.
 */
function withAllHiddenPages(settings: RawEntry, reviews: number, states: number): RawEntry {
  if (!isRecord(settings.value)) return settings;
  const named: unknown[] = [settings.value['hiddenPages'] ?? []].flat();
  const hidden = [
    ...named,
    ...(reviews > 0 ? [] : ['/testimonials']),
    ...(states > 0 ? [] : ['/state-tutoring']),
    ...(districtPages.some((path) => named.includes(path)) ? districtPages : []),
  ];
  const value: Record<string, unknown> = { ...settings.value, hiddenPages: [...new Set(hidden)] };
  const { mail } = value;
  if (hidden.includes('/are-you-a-teacher') && isRecord(mail))
    value['mail'] = { ...mail, careers: mail['general'] };
  const events = valueAt(value, ['scheduler', 'events']);
  if (hidden.includes('/school-districts')) delete value['districtPage'];
  if (hidden.includes('/school-districts') && isRecord(events))
    value['scheduler'] = {
      ...(value['scheduler'] as object),
      events: { ...events, 'school-districts': events['free-consultation'] },
    };
  return { ...settings, value };
}

/** Puts the owner's own state first, whatever its `order`. */
const withOwnFirst = (state: RawEntry, own: unknown): RawEntry =>
  isRecord(state.value) && state.value['name'] === own
    ? { ...state, value: { ...state.value, order: 0 } }
    : state;

/**
 * The claim about the number of teachers, corrected to their real number unless it is a minimum that they reach, such as
 * "16+". With fewer than two teachers, the claim is removed.
 */
function withTeacherCount(claim: RawEntry, teachers: number): RawEntry[] {
  const said = valueAt(claim.value, ['value']);
  if (claim.id !== 'teachers' || typeof said !== 'string') return [claim];
  const value = said.replace(/^(\d+)(\+?)/, (least, digits: string, more: string) =>
    more && teachers >= Number(digits) ? least : String(teachers),
  );
  return teachers < 2 ? [] : [{ ...claim, value: { ...(claim.value as object), value } }];
}

/** Sets the `kind` of a page to the name of its file. */
const withKind = (page: RawEntry): RawEntry =>
  isRecord(page.value) ? { ...page, value: { ...page.value, kind: page.id } } : page;

/**
 * Sets the values that follow from other entries: from the numbers of reviews, states and teachers, the owner's state,
 * and the names of files.
 */
export function deriveValues(raw: Map<CollectionName, RawEntry[]>): void {
  const entriesOf = (name: CollectionName) => raw.get(name) ?? [];
  const reviews = entriesOf('testimonials').length;
  const states = entriesOf('states').length;
  const teachers = entriesOf('teachers').length;
  const ownState = valueAt(entriesOf('settings')[0]?.value, ['business', 'state']);
  const change = (name: CollectionName, derived: (entry: RawEntry) => RawEntry | RawEntry[]) =>
    raw.set(name, entriesOf(name).flatMap(derived));
  change('settings', (entry) => withAllHiddenPages(entry, reviews, states));
  change('states', (entry) => withOwnFirst(entry, ownState));
  change('claims', (entry) => withTeacherCount(entry, teachers));
  change('pages', withKind);
}
