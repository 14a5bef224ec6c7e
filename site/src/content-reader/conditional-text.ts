import type { CollectionName, OriginalIndexes } from '../model/collections.ts';
import { fieldName, valueAt } from './content-issue.ts';
import { isRecord } from '../model/is-record.ts';
import { lastElementaryGrade, sessionMinutes, taughtGrades, taughtLevels } from './placeholders.ts';
import { fixedRoutes } from '../model/routes.ts';
import { scriptedSchedulers } from '../model/settings.ts';
import { confirmedBadges } from '../model/state-program.ts';
import { shippedAreas, shippedEntries, shippedLevels } from './shipped-entries.ts';

/** The settings that a condition may name. */
const optionalSettings = [
  'business.serves',
  'business.openingHours',
  'business.phone',
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

/** For each name that a condition may use: whether it holds for this site. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

/** The name of an area in conditions: `calculus-ab-bc` for "Calculus AB/BC". Conditions in its title are ignored. */
const areaName = (area: unknown): string =>
  String(valueAt(area, ['title']))
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/**
 * The areas of a subject: the shipped ones that its page shows, those that it lacks, and the owner's own.
 * @param hasElementary whether the business teaches elementary grades; if not, their areas don't count as shipped.
 */
export function areasOf(
  id: string,
  subject: unknown,
  hasElementary: boolean,
): { shown: string[]; missing: string[]; own: string[] } {
  const listed = [valueAt(subject, ['page', 'areas']) ?? []].flat().map(areaName);
  const shipped = (shippedAreas[id] ?? []).filter((name) => hasElementary || !name.startsWith('elementary-'));
  const isNamed = (one: string, name: string) => `${one}-`.startsWith(`${name}-`);
  const isListed = (name: string) => listed.some((one) => isNamed(one, name));
  const missing = shipped.filter((name) => !isListed(name));
  // "Calculus AB", shortened by an owner from "Calculus AB/BC", is the owner's own, although "Calculus" is shipped.
  const isShipped = (one: string) =>
    shipped.some((name) => isNamed(one, name) && !missing.some((other) => isNamed(other, name)));
  return { shown: shipped.filter(isListed), missing, own: listed.filter((one) => !isShipped(one)) };
}

/** The flags of a shipped subject: one for each of its areas, and whether it lists and teaches all of them. */
function areaFlags(
  id: string,
  subject: unknown,
  hasElementary: boolean,
  isEachTaught: boolean,
): [string, boolean][] {
  const { shown, missing } = areasOf(id, subject, hasElementary);
  return [
    ...(shippedAreas[id] ?? []).map((name): [string, boolean] => [`areas.${name}`, shown.includes(name)]),
    [`claim.all-areas.${id}`, isEachTaught && missing.length === 0],
  ];
}

/**
 * The subjects among which an exam's teachers may divide its sections. Empty if one of them teaches none of these
 * subjects: such a teacher is taken to teach the whole exam.
 * @param entry the exam as it is written.
 * @param own the specialties of each of its teachers.
 */
export function dividedSubjects(entry: unknown, own: readonly unknown[][]): unknown[] {
  const sections = [valueAt(entry, ['facts', 'today', 'sections']) ?? []].flat();
  const subjects = [...new Set(sections.map((section) => valueAt(section, ['subject'])))].filter(
    (subject) => subject !== undefined && subject !== 'mixed',
  );
  const isDivided = own.length > 0 && own.every((one) => one.some((taught) => subjects.includes(taught)));
  return isDivided ? subjects : [];
}

/** Whether the exam's teachers together cover all its divided subjects. @param own the specialties of each of them. */
function isWhollyTaught(entry: unknown, own: readonly unknown[][]): boolean {
  const taught = own.flat();
  return dividedSubjects(entry, own).every((subject) => taught.includes(subject));
}

/** Whether an exam needs more than one teacher: each teaches some of its subjects taught here, but nobody all of them. */
function isDivided(entry: unknown, own: readonly unknown[][]): boolean {
  const taught = own.flat();
  const parts = dividedSubjects(entry, own).filter((subject) => taught.includes(subject));
  return parts.length > 0 && !own.some((taught) => parts.every((subject) => taught.includes(subject)));
}

/**
 * Whether a family can choose between two teachers of a subject or an exam, or of one part of an exam with courses or
 * divided sections.
 * @param entry the exam or subject as it is written.
 * @param specialties the specialties of each teacher.
 */
export function hasChoice(id: string, entry: unknown, specialties: readonly unknown[][]): boolean {
  const own = specialties.filter((one) => one.includes(id));
  const count = (subject: unknown) => own.filter((one) => one.includes(subject)).length;
  const groups = [valueAt(entry, ['page', 'courses', 'groups']) ?? []].flat();
  if (groups.length > 0)
    return groups.some((group) => {
      const named = valueAt(group, ['teachers']);
      return (Array.isArray(named) ? named.length : count(valueAt(group, ['subject']))) > 1;
    });
  const parts = dividedSubjects(entry, own);
  return parts.length > 0 ? parts.some((part) => count(part) > 1) : own.length > 1;
}

/** An entry as it is written in its file. */
interface WrittenEntry {
  id: string;
  value: unknown;
}

/** Whether each exam can have a different teacher, if they are assigned in the order of the exams. */
function hasTeacherEach(exams: readonly WrittenEntry[], specialties: readonly unknown[][]): boolean {
  const orderOf = ({ value }: WrittenEntry) => Number(valueAt(value, ['order']));
  const left = [...specialties];
  return exams
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .every(({ id }) => {
      const place = left.findIndex((one) => one.includes(id));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
}

/** The flags of a shipped exam's levels: whether each one, a middle or upper one, and all of them are taught. */
function levelFlags(id: string, exam: unknown, taught: readonly [number, number]): [string, boolean][] {
  const levels = [valueAt(exam, ['facts', 'today', 'levels']) ?? []].flat();
  const names = taughtLevels(levels, taught).map(({ name }) => name.toLowerCase());
  const shipped = shippedLevels[id] ?? [];
  return [
    ...shipped.map((name): [string, boolean] => [`levels.${id}.${name}`, names.includes(name)]),
    [`levels.${id}.later`, names.some((name) => ['middle', 'upper'].includes(name))],
    [`levels.all.${id}`, shipped.every((name) => names.includes(name))],
  ];
}

/** All flags of the site. @param entriesOf the entries of a collection as they are written. */
export function featureFlags(entriesOf: (name: CollectionName) => readonly WrittenEntry[]): FeatureFlags {
  const settings = entriesOf('settings')[0]?.value;
  const [claims, exams, states] = [entriesOf('claims'), entriesOf('exams'), entriesOf('states')];
  const [subjects, testimonials] = [entriesOf('subjects'), entriesOf('testimonials')];
  const hiddenPages = [valueAt(settings, ['hiddenPages']) ?? []].flat();
  const specialties = entriesOf('teachers').map(({ value }) =>
    [valueAt(value, ['specialties']) ?? []].flat(),
  );
  const taught = specialties.flat();
  const teachersOf = (id: string) => specialties.filter((own) => own.includes(id));
  const isTeam = specialties.length !== 1;
  const has = (entries: readonly WrittenEntry[], wanted: string) => entries.some(({ id }) => id === wanted);
  const valueOf = (entries: readonly WrittenEntry[], wanted: string) =>
    entries.find(({ id }) => id === wanted)?.value;
  const [firstGrade, lastGrade] = taughtGrades(settings);
  const hasElementary = firstGrade <= lastElementaryGrade;
  const isEachGradeTaught = firstGrade <= 1 && lastGrade === 12;
  const lengths = sessionMinutes(settings);
  const provider = String(valueAt(settings, ['scheduler', 'provider'])).toLowerCase();

  const hasBadge = (name: string) => (state: WrittenEntry) =>
    (valueAt(state.value, [name, 'status']) ?? 'none') !== 'none';
  const isChoice = ({ id, value }: WrittenEntry) => hasChoice(id, value, specialties);
  const isInParts = ({ id, value }: WrittenEntry) => isDivided(value, teachersOf(id));
  const apGroups = [valueAt(valueOf(exams, 'ap'), ['page', 'courses', 'groups']) ?? []].flat();
  const hasApCourses = (id: string) =>
    apGroups.length === 0 || apGroups.some((group) => valueAt(group, ['subject']) === id);
  // As long as no teacher has the specialty AP, every subject counts as one with an AP teacher.
  const hasApTeacher = ({ id }: WrittenEntry) =>
    hasApCourses(id) &&
    (taught.includes('ap') ? teachersOf('ap').some((own) => own.includes(id)) : has(exams, 'ap'));
  const apCourses = apGroups
    .filter((group) => {
      const id = valueAt(group, ['subject']);
      return typeof id !== 'string' || hasApTeacher({ id, value: undefined });
    })
    .flatMap((group) => [valueAt(group, ['items']) ?? []].flat());

  /** A flag for each entry of a collection, deleted shipped ones included: whether it exists and `isSo` holds. */
  const each = (
    name: string,
    collection: keyof typeof shippedEntries,
    isSo: (entry: WrittenEntry) => boolean = () => true,
  ): [string, boolean][] => {
    const entries = entriesOf(collection);
    const those = entries.filter(isSo);
    const ids = [...shippedEntries[collection], ...entries.map(({ id }) => id)];
    return ids.map((id) => [`${name}.${id}`, has(those, id)]);
  };

  return {
    ...Object.fromEntries([
      ...optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]),
      ...fixedRoutes.map(({ path, kind }) => [`pages.${kind}`, !hiddenPages.includes(path)]),
      ...each('claim', 'claims'),
      ...each('exams', 'exams'),
      ...each('states', 'states'),
      ...each('subjects', 'subjects'),
      ...each('apTeacher', 'subjects', hasApTeacher),
      ...each('teachers.several', 'subjects', isChoice),
      ...each('teachers.several', 'exams', isChoice),
      ...each('teachers.divided', 'exams', isInParts),
      ...confirmedBadges.flatMap((name) => each(name, 'states', hasBadge(name))),
      ...confirmedBadges.map((name) => [name, states.some(hasBadge(name))]),
      ...Object.keys(shippedLevels).flatMap((id) =>
        levelFlags(id, valueOf(exams, id), [firstGrade, lastGrade]),
      ),
      ...Object.keys(shippedAreas).flatMap((id) =>
        areaFlags(id, valueOf(subjects, id), hasElementary, has(claims, 'all-areas')),
      ),
    ]),
    'grades.all': isEachGradeTaught,
    'grades.elementary': hasElementary,
    // The grades in which children learn to read.
    'grades.early': firstGrade <= 2,
    // Most students in grade 8 turn 13 or 14.
    'grades.under13': firstGrade <= 7,
    'grades.over13': lastGrade >= 8,
    team: isTeam,
    'session.several': lengths.length > 1,
    'session.short': lengths.length > 1 && Math.min(...lengths) < 60,
    'session.hour': lengths.includes(60),
    'prices.several': [valueAt(settings, ['prices', 'items']) ?? []].flat().length > 1,
    'exams.several': exams.length > 1,
    'states.several': states.length > 1,
    'subjects.several': subjects.length > 1,
    'testimonials.several': testimonials.length > 1,
    // For exams without shipped levels; each of the others has its own flag.
    'levels.all': isEachGradeTaught,
    'exams.teacherEach':
      hasTeacherEach(exams, specialties) &&
      exams.every(({ id, value }) => isWhollyTaught(value, teachersOf(id))),
    'teachers.divided': exams.some(isInParts),
    'teachers.several': [...subjects, ...exams].some(isChoice),
    'teachers.severalEach': [...subjects, ...exams].every(isChoice),
    'apCourses.several': apCourses.length !== 1,
    'apTeacher.team': isTeam && teachersOf('ap').length !== 1,
    'apTeacher.several':
      isTeam && (!taught.includes('ap') || exams.some((exam) => exam.id === 'ap' && isChoice(exam))),
    specialEducation: taught.includes('special-education'),
    ownScheduler: provider === 'local',
    schedulerScript: scriptedSchedulers.includes(provider),
    stateAccounts: states
      .filter(hasBadge('approvedVendor'))
      .some(({ value }) => valueAt(value, ['facts', 'account']) !== undefined),
    social: Object.keys((valueAt(settings, ['social']) as object | undefined) ?? {}).length > 0,
    'posts.travel': entriesOf('posts').some(({ value }) => valueAt(value, ['category']) === 'travel'),
    videos: testimonials.some(({ value }) => valueAt(value, ['isVideo']) === true),
    studentReviews: testimonials.some(({ value }) => valueAt(value, ['role']) === 'Student'),
    allSubjects: shippedEntries.subjects.every((id) => has(subjects, id)),
  };
}

/**
 * The flags for the file of a subject, an exam or a state. There, `teachers.several`, `teachers.divided`, `levels.all`,
 * `approvedVendor` and `stateFunded` apply to that entry only.
 */
export function flagsOfEntry(flags: FeatureFlags, id: string): FeatureFlags {
  const own = ['teachers.several', 'teachers.divided', 'levels.all', ...confirmedBadges].flatMap((name) => {
    const flag = flags[`${name}.${id}`];
    return flag === undefined ? [] : [[name, flag] as const];
  });
  return { ...flags, ...Object.fromEntries(own) };
}

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
