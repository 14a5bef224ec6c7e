import { expect, it } from 'vitest';
import { gradeNames, interpolate, ownPlaceholders, placeholderTable, schedulerName } from './placeholders.ts';

const table = { 'business.name': 'Maple Lane Tutors', 'claim.students': '500+' };

it('fills every text of an entry, wherever it stands, and remembers what was written', () => {
  const entry = {
    title: 'About {{business.name}}',
    order: 3,
    list: [{ text: '{{ claim.students }} families' }, true],
  };
  expect(interpolate(entry, table)).toEqual({
    value: { title: 'About Maple Lane Tutors', order: 3, list: [{ text: '500+ families' }, true] },
    templates: { title: 'About {{business.name}}', 'list[0].text': '{{ claim.students }} families' },
    issues: [],
  });
});

it.each([
  ['{{business.fax}}', 'allowed: {{business.name}}'],
  ['{{toString}}', 'allowed: {{business.name}}, {{claim.students}}'],
  ['{{}}', 'allowed: {{business.name}}, {{claim.students}}'],
  ['{{claim.insurance}}', expect.stringMatching(/is no claim: .*{{#claim.insurance}}/)],
])('reports where %s stands and what is allowed, and leaves it there', (text, message) => {
  const { value, issues } = interpolate({ list: [text] }, table);
  expect(value).toEqual({ list: [text] });
  expect(issues).toEqual([
    {
      path: ['list', 0],
      value: text,
      message,
    },
  ]);
});

it.each([
  [134, '2 hours 14 minutes'],
  [120, '2 hours'],
])('says the length of an exam of %i minutes as %s', (minutes, length) => {
  expect(ownPlaceholders('sat', { facts: { today: { minutes } } })).toEqual({ id: 'sat', length });
});

it.each([
  [['Entering 5–6', 'Entering 7–8'], [0, 12], 'Level 0 and Level 1 levels', 'grades 4–7'],
  [['Entering 5–6', 'Entering 7–8', 'Entering 9–12'], [6, 10], 'Level 1 and Level 2 levels', 'grades 6–10'],
  [['Grade 8'], [0, 12], 'Level 0 level', 'grade 8'],
] as const)(
  'names the levels for %j, and the grades %j in which children take them',
  (grades, taught, words, now) => {
    const levels = grades.map((label, index) => ({ name: `Level ${index}`, grades: label }));
    expect(ownPlaceholders('isee', { facts: { today: { levels } } }, taught)).toMatchObject({
      levels: words,
      'levels.grades': now,
    });
  },
);

it.each([
  [{ from: 11, to: 12 }, '11–12'],
  [{ from: 8, to: 8 }, '8'],
])('says the usual grades %j of an exam as %s', (usualGrades, said) =>
  expect(ownPlaceholders('sat', { usualGrades })).toMatchObject({ usualGrades: said }),
);

it.each([
  [{ shortName: 'Spanish' }, 'Spanish'],
  [{ shortName: 'Coding', inSentence: 'coding' }, 'coding'],
])('calls a subject with %j inside a sentence %s', (subject, name) =>
  expect(ownPlaceholders('new', subject)).toMatchObject({ inSentence: name }),
);

it.each([
  [7, 'Seven', 'seven'],
  [11, '11', '11'],
])('counts %i exams as %s at the start of a sentence, and as %s inside', (count, start, inside) => {
  const table = placeholderTable((name) => (name === 'exams' ? Array.from({ length: count }) : []));
  expect(table).toMatchObject({ 'Count.exams': start, 'count.exams': inside });
});

it('says how long a session can be', () => {
  const settings = { business: { sessionMinutes: [30, 45, 60] } };
  expect(placeholderTable((name) => (name === 'settings' ? [settings] : []))).toMatchObject({
    'session.minutes': '30, 45 or 60',
    'session.long': '60',
    'session.short': '30',
    'session.longAndShort': '90',
    'session.lengths': '30-minute, 45-minute and 60-minute',
  });
});

it('names the entries in their order, as a sentence calls them', () => {
  const entries: Partial<Record<string, object[]>> = {
    subjects: [
      { order: 3, title: 'Spanish', shortName: 'Spanish' },
      { order: 1, title: 'Mathematics', shortName: 'Math', inSentence: 'math' },
      { order: 2, title: 'Science', shortName: 'Science', inSentence: 'science' },
    ],
    exams: [
      { order: 1, name: 'SAT Prep', examName: 'SAT' },
      { order: 2, name: 'AP Exam Prep', examName: 'AP exam', shortName: 'AP' },
    ],
  };
  expect(placeholderTable((name) => entries[name] ?? [])).toMatchObject({
    'list.subjects': 'math, science and Spanish',
    'List.subjects': 'Math, science and Spanish',
    'names.subjects': 'math, science, Spanish',
    'list.exams': 'SAT and AP',
  });
});

it('says the grades as texts do', () => {
  expect(Object.fromEntries(gradeNames([0, 6]))).toEqual({
    'grades.first': 'K',
    'grades.last': '6',
    'grades.range': 'kindergarten through grade 6',
  });
});

it.each([
  ['Florida', 'State of Florida'],
  ['Virginia', 'Commonwealth of Virginia'],
])('calls %s by its full name, %s', (state, called) => {
  const table = placeholderTable((name) => (name === 'settings' ? [{ business: { state } }] : []));
  expect(table['business.jurisdiction']).toBe(called);
});

it('fills a claim that names another one or a setting', () => {
  const claims = [
    { id: 'notice', value: 'two days for {{business.founder}}' },
    { id: 'cancel', value: 'Cancel {{claim.notice}}.' },
  ];
  const settings = [{ business: { founder: 'Nora Oak' } }];
  const entries: Partial<Record<string, object[]>> = { claims, settings };
  expect(placeholderTable((name) => entries[name] ?? [])).toMatchObject({
    'claim.cancel': 'Cancel two days for Nora Oak.',
  });
});

it.each([
  ['calendly', undefined, 'Calendly'],
  ['iframe', 'Setmore', 'Setmore'],
  ['iframe', undefined, 'maple.setmore.com'],
])('names the scheduling service %s with the name %s as %s', (provider, name, said) => {
  const page = 'https://maple.setmore.com/free';
  const events = { 'free-consultation': page, 'test-prep': page, 'school-districts': page };
  expect(schedulerName({ provider, name, events })).toBe(said);
});
