import { drawnWords } from '../../site/src/model/drawing.ts';
import { valueAt, type ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import { issueAt, textIssues } from '../../site/src/content-reader/content.ts';
import type { Content, ContentEntry } from '../../site/src/model/collections.ts';
import { capitalize, listInWords } from '../../site/src/lib/format.ts';
import { shippedCourses, shippedEntries } from '../../site/src/content-reader/shipped-entries.ts';
import { kindsAt } from '../../site/src/model/routes.ts';

/** The content without the pages that the settings hide. */
export function shownContent(content: Content): Content {
  const hidden = kindsAt(content.settings[0]?.data.hiddenPages ?? []);
  return { ...content, pages: content.pages.filter(({ data }) => !hidden.includes(data.kind)) };
}

/** The names of the shipped exams in drawings and texts. */
const namedExams = shippedEntries.exams.map((id) => (id === 'ap' ? 'AP exam' : id.toUpperCase()));

/** The names of the shipped states, which a drawing of a map shows. */
const mappedStates = shippedEntries.states.map((id) => id.split('-').map(capitalize).join(' '));

const missingStates = (words: string, { states }: Content): string[] =>
  mappedStates.filter((name) => words.includes(name) && !states.some(({ data }) => data.name === name));

const missingExams = (text: string, { exams }: Content): string[] =>
  namedExams.filter(
    (name) =>
      new RegExp(`\\b${name}s?\\b`).test(text) &&
      !exams.some(({ data }) => new RegExp(`\\b${name}\\b`).test(data.examName)),
  );

/** The missing courses in a text: "AP" if the site has no AP exam, or shipped courses that the exam doesn't list. */
function missingCourses(text: string, { exams }: Content): string[] {
  const ap = exams.find(({ id }) => id === 'ap');
  if (!ap) return /\bAP\b|\bAdvanced Placement\b/.test(text) ? ['AP'] : [];
  const listed = JSON.stringify(valueAt(ap.data, ['page', 'courses']) ?? shippedCourses);
  return shippedCourses.filter((course) => named(text, course) && !listed.includes(course));
}

const asWords = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ').trim()} `;

const named = (text: string, name: string): boolean => asWords(text).includes(asWords(name));

/**
 * The subjects that a text names and the site doesn't have. Of the shipped ones, only social studies is checked, because
 * the others are everyday words. Exams are skipped, because they may test a subject that nobody teaches.
 * @param dropped the titles of the owner's own subjects whose files were deleted.
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

/** The issues of drawings that show an exam, a state or a session length that the site doesn't have. */
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
    // The drawing of question cards is for pages for parents.
    const other = file === 'pages/are-you-a-teacher.yaml' ? 'staff-room' : 'question-cards';
    const where = path.length === 1 ? ' in the picture of shared links' : '';
    return `shows ${listInWords(missing)}${where}, which the site doesn’t have: choose another drawing, such as ${other}`;
  });
}

/** The names of a teacher in texts: the first name, or a title with the last name. */
function calledNames(name: string): string[] {
  const [first = name] = name.split(' ');
  const last = name.split(' ').at(-1);
  return [first, ...['Mr.', 'Mrs.', 'Ms.', 'Dr.'].map((title) => `${title} ${last}`)];
}

/** The name of an entry whose file was added or deleted, and the time of that. */
export interface DatedEntry {
  name: string;
  since: Date;
  /** Whether it was a sample entry of the project. */
  sample: boolean;
}

/** The claims that must be true of every teacher. */
const aboutEachTeacher = [
  'licensed',
  'background-checks',
  'background-checks-families',
  'classroom-experience',
];

/**
 * The issues of confirmations that are older than a change of the team: the claim that every course is taught, after a
 * teacher has left; and claims about every teacher, after one has joined.
 */
export function staleConfirmations(
  { claims }: Content,
  left: readonly DatedEntry[],
  joined: readonly DatedEntry[],
): ContentIssue[] {
  return claims.flatMap((claim) => {
    const { id, confirmed = '' } = claim.data;
    // Setup writes the minute of a confirmation in UTC. A confirmation counts until the end of its minute or day.
    const at = new Date(confirmed.includes('T') ? `${confirmed}:59.999Z` : `${confirmed}T23:59:59.999Z`);
    const namesOf = (entries: readonly DatedEntry[]) =>
      entries.filter(({ since, sample }) => !sample && since > at).map(({ name }) => name);
    const names = id === 'all-areas' ? namesOf(left) : aboutEachTeacher.includes(id) ? namesOf(joined) : [];
    if (names.length === 0) return [];
    const advice =
      id === 'all-areas'
        ? 'left after that: read courses, levels and business.grades again'
        : 'joined after that: make sure that it holds there, too';
    const message = `(${id}) ${listInWords(names)} ${advice}, then set confirmed anew`;
    return [issueAt(claim, ['confirmed'], confirmed, message)];
  });
}

/**
 * The issues of texts that the owner should check, because they name an exam, a subject or a course that the site
 * doesn't have, or a teacher who has left, or list courses without the claim that covers them.
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
    // A reviewer may have the same name as a former teacher.
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
