import { expect, it } from 'vitest';
import type { CollectionName } from '../model/collections.ts';
import { featureFlags, flagsOfEntry, hasChoice } from './feature-flags.ts';

/** The flags of a site with these entries, by their ids. */
const flagsOf = (content: Partial<Record<CollectionName, Readonly<Record<string, unknown>>>>) =>
  featureFlags((name) => Object.entries(content[name] ?? {}).map(([id, value]) => ({ id, value })));

/** Teachers with these specialties. */
const teachersOf = (specialties: readonly string[][]) =>
  Object.fromEntries(specialties.map((own, index) => [`t${index}`, { specialties: own }]));

it.each([
  [{ analytics: { scripts: [{ src: '/count.js' }] } }, { analytics: true }],
  [{}, { 'claim.reply': false, 'exams.isee': false }],
  [{ hiddenPages: ['/podcast'] }, { 'pages.podcast': false, 'pages.schedule': true }],
  [{}, { analytics: false, 'pages.schedule': true, 'claim.students': true, 'exams.sat': true }],
  [{ scheduler: { provider: 'Local' } }, { ownScheduler: true }],
  [{ scheduler: { provider: 'calendly' } }, { ownScheduler: false }],
  [{}, { 'session.several': true, 'exams.several': false, prices: false }],
  [
    { business: { sessionMinutes: [50] }, prices: { items: [{}] } },
    { 'session.several': false, 'session.hour': false, prices: true, 'prices.several': false },
  ],
  [
    { prices: { items: [{}, {}] } },
    { 'session.hour': true, 'prices.several': true, 'testimonials.several': false },
  ],
])('with the settings %j, the texts are about %j', (settings, flags) => {
  const teachers = teachersOf([['act', 'sat']]);
  expect(
    flagsOf({ settings: { settings }, teachers, claims: { students: {} }, exams: { sat: {} } }),
  ).toMatchObject(flags);
});

const apWith = (subject: string) => ({ page: { courses: { groups: [{ subject }] } } });

it.each([
  [{ sat: {} }, false],
  [{ sat: {}, ap: {} }, true],
  [{ ap: apWith('math') }, true],
  [{ ap: apWith('english') }, false],
])('with the exams %j, and before anybody teaches AP, a subject counts as one of AP: %s', (exams, counts) => {
  expect(flagsOf({ exams, subjects: { math: {} } })['apTeacher.math']).toBe(counts);
});

it('knows which subjects have a teacher of AP, and what the badges of states say', () => {
  const [confirmed, none] = [{ status: 'confirmed' }, { status: 'none' }];
  const flags = flagsOf({
    subjects: { math: {}, english: {} },
    states: {
      arizona: { approvedVendor: none, stateFunded: confirmed, facts: { account: {} } },
      florida: { approvedVendor: confirmed, stateFunded: none },
    },
    teachers: teachersOf([['math', 'ap'], ['english']]),
  });
  expect(flags).toMatchObject({
    'apTeacher.math': true,
    'apTeacher.english': false,
    'apTeacher.several': false,
    'approvedVendor.arizona': false,
    'approvedVendor.florida': true,
    'stateFunded.arizona': true,
    'stateFunded.florida': false,
    stateAccounts: false,
  });
});

it('offers a choice of teachers on the page of a subject that has several, and elsewhere when one has', () => {
  const teachers = teachersOf([['math', 'english'], ['math']]);
  const flags = flagsOf({ teachers, subjects: { math: {}, english: {} } });
  const isChoice = (id: string) => flagsOfEntry(flags, id)['teachers.several'];
  expect([isChoice('math'), isChoice('english'), isChoice('florida')]).toEqual([true, false, true]);
});

it('offers a choice of teachers of an exam with courses where two teach the same group of them', () => {
  const ap = { page: { courses: { groups: [{ subject: 'math' }, { subject: 'english' }] } } };
  const isChoice = (...own: string[][]) =>
    hasChoice(
      'ap',
      ap,
      own.map((specialties) => ({ specialties })),
    );
  expect(isChoice(['ap', 'math'], ['ap', 'english'])).toBe(false);
  expect(isChoice(['ap', 'math'], ['ap', 'english', 'math'])).toBe(true);
});

it('offers a choice of teachers of an exam that they divide where two teach the same part of it', () => {
  const sections = [{ subject: 'english' }, { subject: 'math' }, { subject: 'mixed' }];
  const isChoice = (...own: string[][]) => {
    const teachers = own.map((specialties) => ({ specialties }));
    return hasChoice('sat', { facts: { today: { sections } } }, teachers);
  };
  expect(isChoice(['sat', 'math'], ['sat', 'english'])).toBe(false);
  expect(isChoice(['sat', 'math'], ['sat', 'english', 'math'])).toBe(true);
  // A teacher of neither subject counts for the whole exam.
  expect(isChoice(['sat', 'math'], ['sat'])).toBe(true);
});

it.each([
  [{ from: 0, to: 5 }, { from: 6, to: 12 }, false],
  [{ from: 0, to: 6 }, { from: 6, to: 12 }, true],
  [{ from: 0, to: 5 }, undefined, true],
])('with licenses for the grades %j and %j, two teachers are a choice: %s', (one, other, isChoice) => {
  const teachers = [one, other].map((grades) => ({ specialties: ['math'], grades }));
  expect(hasChoice('math', {}, teachers)).toBe(isChoice);
});

it('a subject with grades of its own has the flags of those in its file', () => {
  const settings = { settings: { business: { grades: [0, 12] } } };
  const flags = flagsOf({ settings, subjects: { math: { grades: [6, 12] }, english: {} } });
  const isElementary = (id: string) => flagsOfEntry(flags, id)['grades.elementary'];
  expect([flags['grades.elementary'], isElementary('math'), isElementary('english')]).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([
  [[['sat'], ['act', 'sat']], true],
  [[['sat', 'act']], false],
  [[['sat'], ['math']], false],
])('with teachers of %j, each of two exams has one of its own: %s', (specialties, each) => {
  const flags = flagsOf({ teachers: teachersOf(specialties), exams: { sat: {}, act: {} } });
  expect(flags['exams.teacherEach']).toBe(each);
});

it.each([
  [
    [
      ['sat', 'english'],
      ['sat', 'math'],
    ],
    true,
  ],
  [
    [
      ['sat', 'english'],
      ['sat', 'math', 'english'],
    ],
    false,
  ],
  [[['sat', 'english']], false],
  [[['sat']], false],
])('a test with teachers of %j takes more than one of them: %s', (specialties, isDivided) => {
  const sections = [{ subject: 'english' }, { subject: 'math' }];
  const sat = { facts: { today: { sections } } };
  const flags = flagsOf({ teachers: teachersOf(specialties), exams: { sat } });
  expect(flags['teachers.divided.sat']).toBe(isDivided);
});

it.each([
  [['ap', 'math'], true],
  [['ap', 'social-studies'], false],
])('an AP teacher of %j teaches several courses: %s', (specialties, several) => {
  const groups = [
    { subject: 'math', items: ['AP Calculus AB', 'AP Statistics'] },
    { subject: 'social-studies', items: ['AP U.S. History'] },
  ];
  const flags = flagsOf({
    teachers: teachersOf([specialties]),
    exams: { ap: { page: { courses: { groups } } } },
  });
  expect(flags['apCourses.several']).toBe(several);
});

it('knows no teacher for a test of which nobody teaches a part', () => {
  const sections = [{ subject: 'english' }, { subject: 'math' }];
  const sat = { facts: { today: { sections } } };
  const flags = flagsOf({ teachers: teachersOf([['sat', 'english']]), exams: { sat } });
  expect(flags['exams.teacherEach']).toBe(false);
});

it.each([
  [2, true],
  [3, false],
])('from grade %i on, children learn to read: %s', (first, isEarly) => {
  const settings = { business: { grades: [first, 12] } };
  expect(flagsOf({ settings: { settings } })['grades.early']).toBe(isEarly);
});

it.each([
  [['2–4', '5–6', '7–8', '9–12'], [0, 12], { all: true, later: true, upper: true }],
  [['2–4', '5–6'], [0, 12], { all: false, later: false, upper: false }],
  [['2–4', '5–6', '7–8', '9–12'], [0, 6], { all: false, later: true, upper: false }],
  [['2–4', '5–6', '7–8', '9–12'], [0, 5], { all: false, later: false, upper: false }],
])(
  'with the levels for those entering %j and the grades %j, an exam has the levels %j',
  (entering, grades, has) => {
    const names = ['Primary', 'Lower', 'Middle', 'Upper'];
    const levels = entering.map((label, index) => ({ name: names[index], grades: `Entering ${label}` }));
    const isee = { facts: { today: { levels } } };
    const flags = flagsOf({ exams: { isee }, settings: { settings: { business: { grades } } } });
    expect(flagsOfEntry(flags, 'isee')).toMatchObject({
      'levels.all': has.all,
      'levels.isee.later': has.later,
      'levels.isee.upper': has.upper,
      'levels.ssat.upper': false,
    });
  },
);

it.each([
  [['all-areas'], ['Elementary Science', 'Earth Science', 'Biology', 'Chemistry', 'Physics'], [0, 12], true],
  [[], ['Elementary Science', 'Earth Science', 'Biology', 'Chemistry', 'Physics'], [0, 12], false],
  [['all-areas'], ['Elementary Science', 'Earth Science', 'Biology', 'Physics'], [0, 12], false],
  [['all-areas'], ['Earth Science', 'Biology', 'Chemistry', 'Physics'], [0, 12], false],
  [['all-areas'], ['Earth Science', 'Biology', 'Chemistry', 'Physics'], [6, 12], true],
])(
  'with the claims %j, areas %j and grades %j, all of science is taught: %s',
  (claims, titles, grades, all) => {
    const areas = titles.map((title) => ({
      title: `{{#claim.all-areas}}${title}{{/claim.all-areas}} & more`,
    }));
    const flags = flagsOf({
      subjects: { science: { page: { areas } } },
      settings: { settings: { business: { grades } } },
      claims: Object.fromEntries(claims.map((id) => [id, {}])),
    });
    expect(flags).toMatchObject({
      'areas.elementary-science': titles.includes('Elementary Science'),
      'areas.earth-science': true,
      'areas.chemistry': titles.includes('Chemistry'),
      'areas.algebra-i': false,
      'claim.all-areas.science': all,
      'claim.all-areas.math': false,
    });
  },
);
