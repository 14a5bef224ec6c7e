import { valueAt, type ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import { issueAt, textIssues } from '../../site/src/content-reader/content.ts';
import { gradeName, listInWords } from '../../site/src/lib/format.ts';
import { licensedGrades } from '../../site/src/lib/teachers-of.ts';
import { gradesAtTest } from '../../site/src/model/exam.ts';
import { allGrades } from '../../site/src/model/settings.ts';
import type { Content, ContentEntry } from '../../site/src/model/collections.ts';
import { confirmedBadges } from '../../site/src/model/state-program.ts';
import { areasOf, dividedSubjects, gradesOfSubject } from '../../site/src/content-reader/feature-flags.ts';
import {
  lastElementaryGrade,
  numberWords,
  taughtGrades,
} from '../../site/src/content-reader/placeholders.ts';
import { outdatedDrawings, shownContent } from './outdated-content.ts';

const placeholderPatterns: readonly { pattern: RegExp; advice: string }[] = [
  // Reserved domain names (RFC 2606) and this machine, which no real business uses.
  {
    pattern:
      /(^|[/@.\s])(example\.(com|org|net)|localhost|127\.0\.0\.1)\b|\w\.(example|invalid|test)(?=[/:?#\s]|$)/,
    advice: 'is a placeholder: write your own, or take the line out',
  },
  { pattern: /^Replace this text/i, advice: 'is a placeholder: write your own text' },
  { pattern: /\b555[\s.-]?(01\d\d|010[\s.-]\d{4})\b/, advice: 'is a number reserved for fiction' },
  { pattern: /youtu.*BrightBrd\d\d/, advice: 'is the id of a sample video' },
];

const placeholderTexts = (content: Content): ContentIssue[] =>
  textIssues(content, (value) => placeholderPatterns.find(({ pattern }) => pattern.test(value))?.advice);

function settingsFindings(entry: Content['settings'][number]): ContentIssue[] {
  const { data } = entry;
  const samples = data.samples
    .map((name) => name.split('.'))
    .filter((path) => valueAt(data, path) !== undefined)
    .map((path) =>
      issueAt(entry, path, String(valueAt(data, path)), 'set it, then take its name off the list samples'),
    );
  const local =
    data.scheduler.provider === 'local'
      ? [issueAt(entry, ['scheduler', 'provider'], 'local', 'runs on this computer alone: name your service')]
      : [];
  return [...samples, ...local];
}

/** The issues of claims without a source, without a person who keeps the proof, or without a date of confirmation. */
function unconfirmedClaims(content: Content): ContentIssue[] {
  return content.claims.flatMap((entry) => {
    const { id, value } = entry.data;
    const missing = (['holder', 'confirmed'] as const).filter((field) => entry.data[field] === undefined);
    if (missing.length === 0) return [];
    const advice = `(${id}) make sure it is true, then add ${missing.join(' and ')}; or take it out, and what says it goes`;
    return [issueAt(entry, ['confirmed'], value, advice)];
  });
}

function unconfirmedBadges({ states }: Content): ContentIssue[] {
  const advice = 'write confirmed with a date, or none to take it off';
  return states.flatMap((entry) =>
    confirmedBadges
      .filter((name) => entry.data[name].status === 'unconfirmed')
      .map((name) => issueAt(entry, [name, 'status'], 'unconfirmed', advice)),
  );
}

function flagged(
  entries: readonly ContentEntry<object>[],
  flag: 'sample' | 'draft',
  advice: string,
): ContentIssue[] {
  return entries
    .filter((entry) => valueAt(entry.data, [flag]) === true)
    .map((entry) => issueAt(entry, [flag], entry.id, advice));
}

const counts = numberWords.slice(2).map((word) => word.toLowerCase());
const counted = new RegExp(
  String.raw`\b(${counts.join('|')}|\d+)(\+?) (states|tests|subjects|teachers)\b`,
  'gi',
);

/** The message about a wrong number of entries in a text, such as "Seven tests" on a site with six. */
function miscount(content: Content, text: string): string | undefined {
  for (const [said, word = '', more, name = ''] of text.matchAll(counted)) {
    const position = counts.indexOf(word.toLowerCase());
    const number = position < 0 ? Number(word) : position + 2;
    const entries = { ...content, tests: content.exams };
    const actual = entries[name.toLowerCase() as 'states'].length;
    if (more ? actual < number : actual !== number)
      return `counts wrong: says “${said}”, and the site has ${actual}`;
  }
  return undefined;
}

/** The issues of subjects and exams that nobody teaches. */
function untaught({ teachers, subjects, exams }: Content): ContentIssue[] {
  const taught = teachers.flatMap(({ data }) => data.specialties);
  const advice = 'is taught by nobody: add it to a teacher’s specialties, or delete this file';
  return [...subjects, ...exams]
    .filter(({ id }) => !taught.includes(id))
    .map((entry) => issueAt(entry, ['(teachers)'], entry.id, advice));
}

/** Warns of the promise to find another teacher, if a subject, an exam or a part of one has only one teacher. */
export function singleTeachers({ claims, teachers, subjects, exams }: Content): ContentIssue[] {
  const promise = claims.find(({ data }) => data.id === 'policy-another-teacher');
  const single = [...subjects, ...exams].flatMap(({ id, data }) => {
    const own = teachers.map((teacher) => teacher.data.specialties).filter((one) => one.includes(id));
    const hasOne = (part: unknown) => own.filter((one) => one.some((taught) => taught === part)).length === 1;
    const parts = dividedSubjects(data, own).filter(hasOne);
    return own.length === 1 ? [id] : parts.map((part) => `${id} (${String(part)})`);
  });
  if (!promise || single.length === 0) return [];
  const advice = `there is only one teacher of ${single.join(', ')}: keep it only if you would find another`;
  return [issueAt(promise, ['value'], promise.data.value, advice)];
}

/** Warns if the parents' reviews on the site are below the claim about their average rating. */
export function overstatedRating({ claims, testimonials }: Content): ContentIssue[] {
  const claim = claims.find(({ data }) => data.id === 'rating');
  const ratings = testimonials.flatMap(({ data: { role, rating = [] } }) =>
    role === 'Parent' ? rating : [],
  );
  const average = (ratings.reduce((sum, stars) => sum + stars, 0) / ratings.length).toFixed(1);
  if (!claim || !(Number(average) < Number.parseFloat(claim.data.value))) return [];
  const advice = `the parents’ reviews on this site average ${average}: keep it only if all of them together reach it`;
  return [issueAt(claim, ['value'], claim.data.value, advice)];
}

/**
 * Warns of an area that may be a renamed shipped one, because the site then leaves out texts about the shipped one.
 * @param filesAsking gives the files with a condition on an area.
 */
export function renamedAreas(
  { subjects, settings }: Content,
  filesAsking: (area: string) => readonly string[],
): ContentIssue[] {
  const wordsOf = (name: string) => name.split('-').filter((word) => word.length > 4);
  return subjects.flatMap((entry) => {
    const hasElementary = gradesOfSubject(entry.data, settings[0]?.data)[0] <= lastElementaryGrade;
    const { missing, own } = areasOf(entry.id, entry.data, hasElementary);
    return own.flatMap((name) => {
      const meant = missing.find(
        (area) => wordsOf(area).some((word) => wordsOf(name).includes(word)) && filesAsking(area).length > 0,
      );
      if (!meant) return [];
      const advice = `may be “${meant}” under a new name: what stands in {{#areas.${meant}}} is left out in ${filesAsking(meant).join(', ')}. Write the new name there, without the marks`;
      return [issueAt(entry, ['page', 'areas'], name, advice)];
    });
  });
}

/** Warns of grades in which a subject is taught or a test is taken and for which none of its teachers has a license. */
export function unlicensedGrades({ teachers, subjects, exams, settings }: Content): ContentIssue[] {
  const gradesFrom = ([first, last]: readonly [number, number]) => allGrades.slice(first, last + 1);
  const taught = gradesFrom(taughtGrades(settings[0]?.data));
  const issuesOf = (
    entry: Content['subjects'][number] | Content['exams'][number],
    path: string[],
    grades: readonly number[],
    advice: string,
  ) => {
    const own = teachers.filter(({ data }) => data.specialties.includes(entry.id));
    const licensed = own.flatMap(({ data }) => licensedGrades(data));
    const missing = grades.filter((grade) => !licensed.includes(grade));
    if (own.length === 0 || missing.length === 0) return [];
    return [
      issueAt(entry, path, missing.map(gradeName).join(', '), `are on no license of its teachers: ${advice}`),
    ];
  };
  return [
    ...subjects.flatMap((entry) => {
      const grades = entry.data.grades ? gradesFrom(entry.data.grades) : taught;
      return issuesOf(entry, ['grades'], grades, 'write in grades which you teach, such as [7, 12]');
    }),
    ...exams.flatMap((entry) => {
      const { usualGrades: usual, facts } = entry.data;
      const { levels } = facts.today;
      const grades = usual
        ? gradesFrom([usual.from, usual.to])
        : levels.flatMap(({ grades: label }) => gradesAtTest(label));
      const asked = taught.filter((grade) => grades.includes(grade));
      const path = usual ? ['usualGrades'] : ['facts', 'today', 'levels'];
      return issuesOf(entry, path, asked, 'leave them out, or add the test to a teacher who may teach them');
    }),
  ];
}

/** Warns of subjects whose courses begin in grade 1, as the shipped ones do, if the business teaches kindergarten. */
export function lateCourses({ subjects, settings }: Content): ContentIssue[] {
  if (taughtGrades(settings[0]?.data)[0] > 0) return [];
  return subjects.flatMap((entry) => {
    const first = entry.data.page.areas.map(({ grades }) => grades?.from ?? 0);
    if (Math.min(...first) !== 1) return [];
    const advice =
      'begin in grade 1, and business.grades with kindergarten (0): write from: 0 where it is taught';
    return [issueAt(entry, ['page', 'areas'], 'grades', advice)];
  });
}

/**
 * Warns of exams with a subject that none of their teachers teaches, because the texts promise the whole exam, and of
 * teachers of an exam who teach another subject and none of the exam's, because the site takes them to teach all of it.
 */
export function halfTests({ exams, teachers }: Content): ContentIssue[] {
  return exams.flatMap((entry) => {
    const team = teachers.map(({ data }) => data).filter(({ specialties }) => specialties.includes(entry.id));
    const own = team.map(({ specialties }) => specialties);
    const divided = dividedSubjects(entry.data, own);
    const parts = entry.data.facts.today.sections.map(({ subject }) => String(subject));
    const isPart = (taught: string) => parts.includes(taught);
    const isOther = (taught: string) => !isPart(taught) && !exams.some(({ id }) => id === taught);
    const whole = team.filter(({ specialties }) => !specialties.some(isPart) && specialties.some(isOther));
    if (whole.length > 0 && team.some(({ specialties }) => specialties.some(isPart))) {
      const names = listInWords(whole.map(({ name }) => name));
      const unsaid = `counts as teaching every part. If it is one part: add its subject, such as english, to the teacher’s specialties, and to filter.further in pages/meet-our-teachers.yaml, unless it is a subject of yours`;
      return [issueAt(entry, ['facts', 'today', 'sections'], names, unsaid)];
    }
    const sections = entry.data.facts.today.sections.filter(
      ({ subject }) => divided.includes(subject) && !own.flat().includes(subject),
    );
    if (sections.length === 0) return [];
    const names = sections.map(({ name }) => name).join(', ');
    const advice =
      'may be taught by nobody: if so, read this file again, from the description and the tips to the consultation, and leave out what is about that part';
    return [issueAt(entry, ['facts', 'today', 'sections'], names, advice)];
  });
}

/** Warns of a discount for paying in advance if no price in the settings seems to be that. */
export function unpricedDiscount({ claims, settings }: Content): ContentIssue[] {
  const claim = claims.find(({ data }) => data.id === 'advance-discount');
  const items = settings[0]?.data.prices?.items ?? [];
  const isAhead = items.some(({ name, price }) =>
    /package|pack|bundle|advance|ahead|prepaid|\d+ (hours|lessons|sessions)/i.test(`${name} ${price}`),
  );
  if (!claim || items.length === 0 || isAhead) return [];
  const advice = 'no price in settings.yaml is for paying in advance: keep it only if one is';
  return [issueAt(claim, ['value'], claim.data.value, advice)];
}

/** Offers that aren't claims, each with a function that finds it in texts. */
const offers: Readonly<
  Record<string, (text: string, path: readonly PropertyKey[], file: string) => boolean>
> = {
  'tutoring for school districts': (_text, _path, file) => file === 'pages/school-districts.yaml',
  'invoices for families in state programs': (text, _path, file) =>
    file.startsWith('states/') && /\binvoices?\b/i.test(text),
  'the kinds of teachers you look for': (_text, [field]) => field === 'wanted',
  'the days and hours of /schedule': (_text, [field], file) =>
    field === 'week' && file === 'pages/schedule.yaml',
  'the note about the router': (_text, [field], file) => field === 'note' && file === 'pages/not-found.yaml',
};

/** Descriptions of these offers on pages that aren't hidden, with their files. */
export function offersToConfirm(content: Content): string[] {
  const shown = shownContent(content);
  const hasLogo = content.settings.every(({ data }) => data.brand.logo);
  const texts = Object.entries(offers).flatMap(([offer, isMade]) => {
    const made = textIssues(shown, (text, path, { file }) => (isMade(text, path, file) ? offer : undefined));
    const files = new Set(made.map(({ file }) => file));
    return files.size === 0 ? [] : [`${offer}: ${[...files].join(', ')}`];
  });
  return hasLogo
    ? texts
    : [...texts, 'the sign of Brightboard beside your name; your own goes into brand.logo: settings.yaml'];
}

const wrongCounts = (content: Content): ContentIssue[] =>
  textIssues(content, (value) => miscount(content, value));

/**
 * The issues that prevent a launch: placeholders, samples, drafts, unconfirmed claims and badges, wrong counts, subjects
 * and exams that nobody teaches, and outdated drawings. Each field is reported once.
 */
export function launchFindings(content: Content): ContentIssue[] {
  const sample = 'is a sample: replace it, or `npm run remove-samples`';
  const founders = content.teachers.filter(({ data }) => data.founder);
  const shown = shownContent(content);
  const all = [
    ...content.settings.flatMap(settingsFindings),
    ...unconfirmedClaims(content),
    ...unconfirmedBadges(content),
    ...placeholderTexts(shown),
    ...flagged(founders, 'sample', 'is a sample: write your founder’s own profile'),
    ...[content.testimonials, content.teachers, content.posts].flatMap((entries) =>
      flagged(entries, 'sample', sample),
    ),
    ...flagged(content.legal, 'draft', 'have your lawyer read it, then take the line out'),
    ...wrongCounts(shown),
    ...untaught(content),
    ...outdatedDrawings(shown),
  ];
  const byPlace = Map.groupBy(all, ({ file, field }) => `${file} ${field}`);
  return [...byPlace.values()].map(([first]) => first!);
}

/** How many claims confirmed in one minute, and how many on one day by the same holder, are suspicious. */
const manyInOneMinute = 5;
const manyOnOneDay = 10;

/** Groups of claims that were confirmed in the same minute or, without a time, on the same day by the same holder. */
export function hastyClaims({ claims }: Content): Content['claims'][] {
  const confirmed = claims.filter(({ data }) => data.confirmed !== undefined);
  const hasTime = ({ data }: Content['claims'][number]) => data.confirmed?.includes('T') ?? false;
  const byMoment = Map.groupBy(confirmed, (claim) =>
    hasTime(claim) ? claim.data.confirmed : `${claim.data.holder} ${claim.data.confirmed}`,
  );
  return [...byMoment.values()].filter(
    (group) => group.length >= (group.some(hasTime) ? manyInOneMinute : manyOnOneDay),
  );
}

/** Warns of claims that were confirmed all at once. */
export const hastyConfirmations = (content: Content): ContentIssue[] =>
  hastyClaims(content).flatMap(([first, ...others]) =>
    first
      ? issueAt(
          first,
          ['confirmed'],
          first.data.confirmed,
          `confirmed in one go with ${others.length} other claims: \`npm run setup -- claims\` asks for each again`,
        )
      : [],
  );

/** After how many days a fact should be looked up again, and how many days before that a warning appears. */
const maxFactAge = 180;
const noticeDays = 30;
const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Warnings of the oldest fact of each entry, and of each claim of a fact, if it is older than 180 days at `now` or will
 * be within 30 days. They don't prevent a launch.
 */
export function agingFacts(content: Content, now = new Date()): ContentIssue[] {
  const due = (day: string) => Date.parse(day) + maxFactAge * dayMs;
  const aging = textIssues(content, (value, path, { id }) => {
    const isClaim = id.startsWith('fact-') && path.at(-1) === 'confirmed';
    const isDated = isClaim || path.at(-1) === 'asOf';
    if (!isDated || due(value) - noticeDays * dayMs >= now.getTime()) return undefined;
    const by = due(value) < now.getTime() ? '' : ` by ${dayOf(due(value))}`;
    const then = isClaim ? 'write that day there' : `run \`npm run looked-up -- ${id}\``;
    return `look it up again${by}, then ${then}`;
  });
  const oldestFirst = aging.toSorted((one, other) => String(one.value).localeCompare(String(other.value)));
  const placeOf = ({ file, field }: ContentIssue) => (file === 'claims.yaml' ? field : file);
  return [...Map.groupBy(oldestFirst, placeOf).values()].map(([oldest]) => oldest!);
}
