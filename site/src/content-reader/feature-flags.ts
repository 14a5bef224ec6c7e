import type { CollectionName } from '../model/collections.ts';
import { valueAt } from './content-issue.ts';
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
 * @param hasElementary whether the subject is taught in elementary grades; if not, their areas don't count as shipped.
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
export function dividedSubjects(entry: unknown, own: readonly (readonly unknown[])[]): unknown[] {
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

/** What a teacher's file says of what is taught, and of the grades of the license. */
interface WrittenTeacher {
  specialties: readonly unknown[];
  grades?: unknown;
}

/** Whether two of the teachers have a grade in common; one without grades has all. */
const shareGrade = (teachers: readonly WrittenTeacher[]): boolean => {
  const spans = teachers.map(({ grades }) => ({
    from: Number(valueAt(grades, ['from']) ?? 0),
    to: Number(valueAt(grades, ['to']) ?? 12),
  }));
  return spans.some((one, index) =>
    spans.slice(index + 1).some((other) => one.from <= other.to && other.from <= one.to),
  );
};

/**
 * Whether a family can choose between two teachers of a subject or an exam, or of one part of an exam with courses or
 * divided sections, in one of the grades.
 * @param entry the exam or subject as it is written.
 */
export function hasChoice(id: string, entry: unknown, teachers: readonly WrittenTeacher[]): boolean {
  const own = teachers.filter(({ specialties }) => specialties.includes(id));
  const haveChoice = (subject: unknown) =>
    shareGrade(own.filter(({ specialties }) => specialties.includes(subject)));
  const groups = [valueAt(entry, ['page', 'courses', 'groups']) ?? []].flat();
  if (groups.length > 0)
    return groups.some((group) => {
      const named = valueAt(group, ['teachers']);
      return Array.isArray(named) ? named.length > 1 : haveChoice(valueAt(group, ['subject']));
    });
  const specialtiesOfEach = own.map(({ specialties }) => specialties);
  const parts = dividedSubjects(entry, specialtiesOfEach);
  return parts.length > 0 ? parts.some(haveChoice) : shareGrade(own);
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

/** The entries of a collection as they are written. */
type EntriesOf = (name: CollectionName) => readonly WrittenEntry[];

const has = (entries: readonly WrittenEntry[], wanted: string): boolean =>
  entries.some(({ id }) => id === wanted);

const valueOf = (entries: readonly WrittenEntry[], wanted: string): unknown =>
  entries.find(({ id }) => id === wanted)?.value;

const listAt = (value: unknown, path: readonly string[]): unknown[] => [valueAt(value, path) ?? []].flat();

const settingsOf = (entriesOf: EntriesOf): unknown => entriesOf('settings')[0]?.value;

const writtenTeachers = (entriesOf: EntriesOf) =>
  entriesOf('teachers').map(({ value }) => ({
    specialties: listAt(value, ['specialties']),
    grades: valueAt(value, ['grades']),
  }));

const specialtiesOf = (entriesOf: EntriesOf): unknown[][] =>
  writtenTeachers(entriesOf).map(({ specialties }) => specialties);

/** A flag for each entry of a collection, deleted shipped ones included: whether it exists and `isSo` holds. */
function flagsOfEach(
  entriesOf: EntriesOf,
  name: string,
  collection: keyof typeof shippedEntries,
  isSo: (entry: WrittenEntry) => boolean = () => true,
): FeatureFlags {
  const entries = entriesOf(collection);
  const those = entries.filter(isSo);
  const ids = [...shippedEntries[collection], ...entries.map(({ id }) => id)];
  return Object.fromEntries(ids.map((id) => [`${name}.${id}`, has(those, id)]));
}

/** Which settings are given, which pages are built, and what the scheduling service is. */
function settingFlags(settings: unknown): FeatureFlags {
  const hiddenPages = listAt(settings, ['hiddenPages']);
  const provider = String(valueAt(settings, ['scheduler', 'provider'])).toLowerCase();
  return {
    ...Object.fromEntries([
      ...optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]),
      ...fixedRoutes.map(({ path, kind }) => [`pages.${kind}`, !hiddenPages.includes(path)]),
    ]),
    'prices.several': listAt(settings, ['prices', 'items']).length > 1,
    ownScheduler: provider === 'local',
    schedulerScript: scriptedSchedulers.includes(provider),
    social: Object.keys((valueAt(settings, ['social']) as object | undefined) ?? {}).length > 0,
  };
}

/** Which grades are taught. @param range the lowest and the highest grade. */
function gradeFlags([firstGrade, lastGrade]: readonly [number, number]): FeatureFlags {
  return {
    'grades.all': firstGrade <= 1 && lastGrade === 12,
    'grades.elementary': firstGrade <= lastElementaryGrade,
    'grades.middle': firstGrade <= 8 && lastGrade > lastElementaryGrade,
    'grades.high': lastGrade >= 9,
    // The grades in which children learn to read.
    'grades.early': firstGrade <= 2,
    // Most students in grade 8 turn 13 or 14.
    'grades.under13': firstGrade <= 7,
    'grades.over13': lastGrade >= 8,
  };
}

/** The grades of a subject: its own, or those of the business. */
export const gradesOfSubject = (subject: unknown, settings: unknown): readonly [number, number] => {
  const [first, last] = listAt(subject, ['grades']).map(Number);
  return first === undefined || last === undefined ? taughtGrades(settings) : [first, last];
};

/** The grades that are taught, in all and in each subject, and how long sessions can be. */
function lessonFlags(entriesOf: EntriesOf): FeatureFlags {
  const settings = settingsOf(entriesOf);
  const flags = gradeFlags(taughtGrades(settings));
  const lengths = sessionMinutes(settings);
  const ofSubjects = entriesOf('subjects').flatMap(({ id, value }) =>
    Object.entries(gradeFlags(gradesOfSubject(value, settings))).map(([name, flag]) => [
      `${name}.${id}`,
      flag,
    ]),
  );
  return {
    ...flags,
    ...Object.fromEntries(ofSubjects),
    // For exams without shipped levels; each of the others has its own flag.
    'levels.all': flags['grades.all'] ?? false,
    'session.several': lengths.length > 1,
    'session.short': lengths.length > 1 && Math.min(...lengths) < 60,
    'session.hour': lengths.includes(60),
  };
}

/** The levels of exams and the areas of subjects that are taught. */
function partFlags(entriesOf: EntriesOf): FeatureFlags {
  const settings = settingsOf(entriesOf);
  const grades = taughtGrades(settings);
  const isEachTaught = has(entriesOf('claims'), 'all-areas');
  return Object.fromEntries([
    ...Object.keys(shippedLevels).flatMap((id) => levelFlags(id, valueOf(entriesOf('exams'), id), grades)),
    ...Object.keys(shippedAreas).flatMap((id) => {
      const subject = valueOf(entriesOf('subjects'), id);
      const hasElementary = gradesOfSubject(subject, settings)[0] <= lastElementaryGrade;
      return areaFlags(id, subject, hasElementary, isEachTaught);
    }),
  ]);
}

/** Whether there is a choice of teachers, and whether an exam takes several. */
function teacherFlags(entriesOf: EntriesOf): FeatureFlags {
  const specialties = specialtiesOf(entriesOf);
  const [subjects, exams] = [entriesOf('subjects'), entriesOf('exams')];
  const teachersOf = (id: string) => specialties.filter((own) => own.includes(id));
  const teachers = writtenTeachers(entriesOf);
  const isChoice = ({ id, value }: WrittenEntry) => hasChoice(id, value, teachers);
  const isInParts = ({ id, value }: WrittenEntry) => isDivided(value, teachersOf(id));
  return {
    ...flagsOfEach(entriesOf, 'teachers.several', 'subjects', isChoice),
    ...flagsOfEach(entriesOf, 'teachers.several', 'exams', isChoice),
    ...flagsOfEach(entriesOf, 'teachers.divided', 'exams', isInParts),
    team: specialties.length !== 1,
    'exams.teacherEach':
      hasTeacherEach(exams, specialties) &&
      exams.every(({ id, value }) => isWhollyTaught(value, teachersOf(id))),
    'teachers.divided': exams.some(isInParts),
    'teachers.several': [...subjects, ...exams].some(isChoice),
    'teachers.severalEach': [...subjects, ...exams].every(isChoice),
    specialEducation: specialties.flat().includes('special-education'),
  };
}

/** Who teaches AP, and whether it is more than one course. */
function apFlags(entriesOf: EntriesOf): FeatureFlags {
  const specialties = specialtiesOf(entriesOf);
  const exam = entriesOf('exams').find(({ id }) => id === 'ap');
  const groups = listAt(exam?.value, ['page', 'courses', 'groups']);
  const own = specialties.filter((one) => one.includes('ap'));
  const isTeam = specialties.length !== 1;
  const hasCourses = (id: unknown) =>
    groups.length === 0 || groups.some((group) => valueAt(group, ['subject']) === id);
  // As long as no teacher has the specialty AP, every subject counts as one with an AP teacher.
  const hasTeacher = (id: unknown) =>
    hasCourses(id) && (own.length > 0 ? own.some((one) => one.includes(id)) : exam !== undefined);
  const courses = groups
    .filter((group) => valueAt(group, ['subject']) === undefined || hasTeacher(valueAt(group, ['subject'])))
    .flatMap((group) => listAt(group, ['items']));
  return {
    ...flagsOfEach(entriesOf, 'apTeacher', 'subjects', ({ id }) => hasTeacher(id)),
    'apTeacher.team': isTeam && own.length !== 1,
    'apTeacher.several':
      isTeam &&
      (own.length === 0 || (exam !== undefined && hasChoice('ap', exam.value, writtenTeachers(entriesOf)))),
    'apCourses.several': courses.length !== 1,
  };
}

/** The confirmed badges of states, and whether one of them has an account that the business belongs to. */
function stateFlags(entriesOf: EntriesOf): FeatureFlags {
  const states = entriesOf('states');
  const hasBadge = (name: string) => (state: WrittenEntry) =>
    (valueAt(state.value, [name, 'status']) ?? 'none') !== 'none';
  const flagsOfBadge = (name: (typeof confirmedBadges)[number]) => [
    flagsOfEach(entriesOf, name, 'states', hasBadge(name)),
    { [name]: states.some(hasBadge(name)) },
  ];
  return {
    ...Object.assign({}, ...confirmedBadges.flatMap(flagsOfBadge)),
    stateAccounts: states
      .filter(hasBadge('approvedVendor'))
      .some(({ value }) => valueAt(value, ['facts', 'account']) !== undefined),
  };
}

/** All flags of the site. */
export function featureFlags(entriesOf: EntriesOf): FeatureFlags {
  const settings = settingsOf(entriesOf);
  const [subjects, testimonials] = [entriesOf('subjects'), entriesOf('testimonials')];
  return {
    ...settingFlags(settings),
    ...lessonFlags(entriesOf),
    ...partFlags(entriesOf),
    ...teacherFlags(entriesOf),
    ...apFlags(entriesOf),
    ...stateFlags(entriesOf),
    ...flagsOfEach(entriesOf, 'claim', 'claims'),
    ...flagsOfEach(entriesOf, 'exams', 'exams'),
    ...flagsOfEach(entriesOf, 'states', 'states'),
    ...flagsOfEach(entriesOf, 'subjects', 'subjects'),
    'exams.several': entriesOf('exams').length > 1,
    'states.several': entriesOf('states').length > 1,
    'subjects.several': subjects.length > 1,
    'testimonials.several': testimonials.length > 1,
    'posts.travel': entriesOf('posts').some(({ value }) => valueAt(value, ['category']) === 'travel'),
    videos: testimonials.some(({ value }) => valueAt(value, ['isVideo']) === true),
    studentReviews: testimonials.some(({ value }) => valueAt(value, ['role']) === 'Student'),
    allSubjects: shippedEntries.subjects.every((id) => has(subjects, id)),
  };
}

/**
 * The flags for the file of a subject, an exam or a state. There, `teachers.several`, `teachers.divided`, `levels.all`,
 * `approvedVendor`, `stateFunded` and those of `grades` apply to that entry only.
 */
export function flagsOfEntry(flags: FeatureFlags, id: string): FeatureFlags {
  const names = Object.keys(flags).filter((name) => /^grades\.\w+$/.test(name));
  const ofEntry = ['teachers.several', 'teachers.divided', 'levels.all', ...confirmedBadges, ...names];
  const own = ofEntry.flatMap((name) => {
    const flag = flags[`${name}.${id}`];
    return flag === undefined ? [] : [[name, flag] as const];
  });
  return { ...flags, ...Object.fromEntries(own) };
}
