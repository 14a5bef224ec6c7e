import { drawnWords } from '../../site/src/model/drawing.ts';
import { valueAt, type ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import { issueAt, textIssues } from '../../site/src/content-reader/content.ts';
import type { Content, ContentEntry } from '../../site/src/model/collections.ts';
import { capitalize } from '../../site/src/lib/format.ts';
import { shippedCourses, shippedEntries } from '../../site/src/content-reader/shipped-entries.ts';
import { kindsAt } from '../../site/src/model/routes.ts';

/** The content without the pages that the settings hide. */
export function shownContent(content: Content): Content {
  const hidden = kindsAt(content.settings[0]?.data.hiddenPages ?? []);
  return { ...content, pages: content.pages.filter(({ data }) => !hidden.includes(data.kind)) };
}

/** The shipped exams as drawings and texts name them. An AP course is no exam. */
const namedExams = shippedEntries.exams.map((id) => (id === 'ap' ? 'AP exam' : id.toUpperCase()));

/** The shipped states, which the drawn map marks. */
const mappedStates = shippedEntries.states.map((id) => id.split('-').map(capitalize).join(' '));

const missingStates = (words: string, { states }: Content): string[] =>
  mappedStates.filter((name) => words.includes(name) && !states.some(({ data }) => data.name === name));

const missingExams = (text: string, { exams }: Content): string[] =>
  namedExams.filter(
    (name) =>
      new RegExp(`\\b${name}s?\\b`).test(text) &&
      !exams.some(({ data }) => new RegExp(`\\b${name}\\b`).test(data.examName)),
  );

/** AP where a text names its courses and the site has no AP exam, or a shipped course that the exam no longer lists. */
function missingCourses(text: string, { exams }: Content): string[] {
  const ap = exams.find(({ id }) => id === 'ap');
  if (!ap) return /\bAP\b|\bAdvanced Placement\b/.test(text) ? ['AP'] : [];
  const listed = JSON.stringify(valueAt(ap.data, ['page', 'courses']) ?? shippedCourses);
  return shippedCourses.filter((course) => named(text, course) && !listed.includes(course));
}

const asWords = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ').trim()} `;

const named = (text: string, name: string): boolean => asWords(text).includes(asWords(name));

/**
 * The subjects that a text names and the site does not have: of the shipped ones, the others are everyday words. An exam
 * may test what nobody here teaches.
 * @param dropped the owner's own, whose files were deleted.
 */
function missingSubjects(
  text: string,
  { file }: ContentEntry<object>,
  { subjects }: Content,
  dropped: readonly string[],
): string[] {
  if (file.startsWith('exams/')) return [];
  const titles = subjects.map(({ data }) => data.title.toLowerCase());
  return [...dropped, 'social studies'].filter(
    (title) => named(text.toLowerCase(), title.toLowerCase()) && !titles.includes(title.toLowerCase()),
  );
}

const missingLengths = (words: string, { settings }: Content): string[] =>
  /\bone hour\b/i.test(words) &&
  settings.some(({ data: { business } }) => !business.sessionMinutes.includes(60))
    ? ['a session of one hour']
    : [];

const missingBoard = (text: string, { claims }: Content): string[] =>
  /(?<!college |school )\b(white)?boards?\b/i.test(text) &&
  !claims.some(({ data }) => data.id === 'whiteboard')
    ? ['a whiteboard']
    : [];

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Drawings with an exam, a state or a session's length in them that the site does not have. */
export function outdatedDrawings(content: Content): ContentIssue[] {
  return textIssues(content, (value, path, { file }) => {
    if (!path.slice(-2).some((key) => key === 'drawing' || key === 'frames')) return undefined;
    const words = drawnWords(value);
    const missing = [
      ...missingExams(words, content),
      ...missingStates(words, content),
      ...missingLengths(words, content),
    ];
    if (missing.length === 0) return undefined;
    // The question on those cards is a parent’s.
    const other = file === 'pages/are-you-a-teacher.yaml' ? 'staff-room' : 'question-cards';
    const where = path.length === 1 ? ' in the picture of shared links' : '';
    return `shows ${listOf(missing)}${where}, which the site doesn’t have: choose another drawing, such as ${other}`;
  });
}

/** What texts call a teacher: by the first name, or by a title and the last. */
function calledNames(name: string): string[] {
  const [first = name] = name.split(' ');
  const last = name.split(' ').at(-1);
  return [first, ...['Mr.', 'Mrs.', 'Ms.', 'Dr.'].map((title) => `${title} ${last}`)];
}

/** An entry whose file was added or deleted, by its name, and when that was. */
export interface DatedEntry {
  name: string;
  since: Date;
  /** Whether it was one of the invented entries that the project comes with. */
  sample: boolean;
}

/** The claims that hold only while they hold for each teacher. */
const aboutEachTeacher = [
  'licensed',
  'background-checks',
  'background-checks-families',
  'classroom-experience',
];

/**
 * Confirmations that are older than the team: that every course is taught, where a teacher has left, since nothing else
 * knows who taught which; and what is said of each teacher, where one has joined.
 */
export function staleConfirmations(
  { claims }: Content,
  left: readonly DatedEntry[],
  joined: readonly DatedEntry[],
): ContentIssue[] {
  return claims.flatMap((claim) => {
    const { id, confirmed = '' } = claim.data;
    // A confirmation of setup names its minute, in UTC; minute and day count to their end.
    const at = new Date(confirmed.includes('T') ? `${confirmed}:59.999Z` : `${confirmed}T23:59:59.999Z`);
    const namesOf = (entries: readonly DatedEntry[]) =>
      entries.filter(({ since, sample }) => !sample && since > at).map(({ name }) => name);
    const names = id === 'all-areas' ? namesOf(left) : aboutEachTeacher.includes(id) ? namesOf(joined) : [];
    if (names.length === 0) return [];
    const advice =
      id === 'all-areas'
        ? 'left after that: read courses, levels and business.grades again'
        : 'joined after that: make sure that it holds there, too';
    const message = `(${id}) ${listOf(names)} ${advice}, then set confirmed anew`;
    return [issueAt(claim, ['confirmed'], confirmed, message)];
  });
}

/**
 * Texts for the owner to check: they name an exam or a subject that the site does not have, or a teacher who left, or they
 * list courses without the claim that covers them.
 * @param left the names of teachers whose files were deleted.
 * @param dropped the titles of subjects of the owner's own whose files were deleted.
 */
export function outdatedTexts(
  content: Content,
  left: readonly string[],
  dropped: readonly string[],
): ContentIssue[] {
  const stay = content.teachers.flatMap(({ data }) => calledNames(data.name));
  const gone = [...new Set(left.flatMap(calledNames))].filter((name) => !stay.includes(name));
  const naming = textIssues(content, (value, path, entry) => {
    const { file } = entry;
    const exams = missingExams(value, content).map((exam) => `the ${exam}`);
    const [missing] = file.startsWith('claims')
      ? []
      : [
          ...exams,
          ...missingCourses(value, content),
          ...missingSubjects(value, entry, content, dropped),
          ...missingLengths(value, content),
          ...missingBoard(value, content),
        ];
    if (missing) return `names ${missing}, which the site doesn’t have: read it again`;
    // A reviewer may be called as a teacher was.
    const name = path.at(-1) === 'name' ? undefined : gone.find((one) => named(value, one));
    const advice = file.startsWith('testimonials')
      ? 'leave the review in its author’s words, or take it out'
      : 'write it anew, or take it out';
    return name && `names ${name}, who no longer teaches here: ${advice}`;
  });
  const taught = [
    ...content.subjects.map((entry) => ({ entry, path: ['page', 'areas'] })),
    ...content.exams
      .filter(({ data }) => valueAt(data, ['page', 'courses']) !== undefined)
      .map((entry) => ({ entry, path: ['page', 'courses'] })),
  ];
  const advice =
    'lists what is taught, without the claim all-areas: delete what nobody teaches, then write into claims.yaml: - { id: all-areas, value: We teach all that these pages list. }';
  const unconfirmed = content.claims.some(({ id }) => id === 'all-areas')
    ? []
    : taught.map(({ entry, path }) => issueAt(entry, path, entry.id, advice));
  return [...naming, ...unconfirmed];
}
