import { expect, it } from 'vitest';
import {
  collections,
  type CollectionName,
  type Content,
  type ContentEntry,
} from '../../site/src/model/collections.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { outdatedTexts, staleConfirmations } from './outdated-content.ts';
import {
  agingFacts,
  halfTests,
  hastyConfirmations,
  lateCourses,
  launchFindings,
  offersToConfirm,
  overstatedRating,
  renamedAreas,
  singleTeachers,
  unlicensedGrades,
  unpricedDiscount,
} from './launch-findings.ts';

const entry = (file: string, data: object, index?: number): ContentEntry<object> => ({
  id: fileId(file),
  file,
  data,
  ...(index === undefined ? {} : { index }),
});

/** Content without findings, with some collections replaced. */
function contentWith(changed: Partial<Record<CollectionName, ContentEntry<object>[]>> = {}): Content {
  const confirmed = { status: 'confirmed', date: '2026-11-01' };
  return {
    ...Object.fromEntries(Object.keys(collections).map((name) => [name, []])),
    settings: [settings({})],
    claims: [claim({})],
    teachers: [teacher({}), teacher({})],
    states: [entry('states/ohio.yaml', { approvedVendor: confirmed, stateFunded: { status: 'none' } })],
    ...changed,
  } as Content;
}

const settings = (data: object) =>
  entry('settings.yaml', {
    samples: [],
    business: { name: 'Maple Lane', sessionMinutes: [50] },
    scheduler: { provider: 'calendly' },
    ...data,
  });
const claim = (data: object) =>
  entry(
    'claims.yaml',
    { id: 'teachers', value: '2+', holder: 'Records', confirmed: '2026-11-01', ...data },
    0,
  );
const teacher = (data: object) =>
  entry('teachers/ada.yaml', { name: 'Ada Hill', founder: true, specialties: ['sat'], ...data });
const page = (text: string) => contentWith({ pages: [entry('pages/home.yaml', { text })] });

const linesOf = (content: Content) =>
  launchFindings(content).map(({ file, field, message }) => `${file} ${field}: ${message}`);

it('finds nothing where all is done', () => {
  expect(linesOf(contentWith())).toEqual([]);
});

it.each([
  ['an address of nobody', page('https://www.example.com/ohio'), /^pages\/home\.yaml text: .*placeholder/],
  ['a reserved domain', page('https://book.maple.example/free'), /^pages\/home\.yaml text: .*placeholder/],
  ['a text to be replaced', page('Replace this text: lead'), /text: .*write your own text/],
  ['a phone number of films', page('+1 (212) 555-0142'), /text: .*reserved for fiction/],
  ['a sample video', page('https://youtu.be/BrightBrd01'), /text: .*sample video/],
  [
    'a wrong count',
    page('Ask about our eight states'),
    /text: counts wrong: says “eight states”, and the site has 1$/,
  ],
  [
    'a value that is listed as a sample',
    contentWith({ settings: [settings({ samples: ['business.name'] })] }),
    /^settings\.yaml business\.name: .*take its name off/,
  ],
  [
    'the local calendar',
    contentWith({ settings: [settings({ scheduler: { provider: 'local' } })] }),
    /^settings\.yaml scheduler\.provider: .*this computer alone/,
  ],
  [
    'a claim without a holder',
    contentWith({ claims: [claim({ holder: undefined })] }),
    /^claims\.yaml \[0\]\.confirmed: .*add holder; or take it out/,
  ],
  [
    'a badge that nobody confirmed',
    contentWith({
      states: [
        entry('states/ohio.yaml', {
          approvedVendor: { status: 'unconfirmed' },
          stateFunded: { status: 'none' },
        }),
      ],
    }),
    /^states\/ohio\.yaml approvedVendor\.status: .*with a date/,
  ],
  [
    'a sample founder',
    contentWith({ teachers: [teacher({ sample: true }), teacher({})] }),
    /^teachers\/ada\.yaml sample: .*founder’s own profile/,
  ],
  [
    'a sample review',
    contentWith({ testimonials: [entry('testimonials.yaml', { sample: true }, 4)] }),
    /^testimonials\.yaml \[4\]\.sample: .*remove-samples/,
  ],
  [
    'a drawing with the name of an exam that is gone',
    contentWith({ pages: [entry('pages/home.yaml', { drawing: 'sat-weeks' })] }),
    /^pages\/home\.yaml drawing: shows SAT in the picture of shared links, which/,
  ],
  [
    'a drawn map with a state that is gone',
    contentWith({ pages: [entry('pages/home.yaml', { drawing: 'states-map' })] }),
    /^pages\/home\.yaml drawing: shows Arizona, Arkansas, .* and /,
  ],
  [
    'a drawing of a session that is longer',
    contentWith({ pages: [entry('pages/are-you-a-teacher.yaml', { drawing: 'lesson-plan' })] }),
    /^pages\/are-you-a-teacher\.yaml drawing: shows a session of one hour.*such as staff-room$/,
  ],
  [
    'a small drawing of such a session',
    contentWith({ testimonials: [entry('testimonials.yaml', { drawing: 'breaks' }, 0)] }),
    /^testimonials\.yaml \[0\]\.drawing: shows a session of one hour/,
  ],
  [
    'a subject that nobody teaches',
    contentWith({ subjects: [entry('subjects/spanish.yaml', {})] }),
    /^subjects\/spanish\.yaml \(teachers\): is taught by nobody/,
  ],
  [
    'a draft',
    contentWith({ legal: [entry('legal/terms-of-service.md', { draft: true })] }),
    /^legal\/terms-of-service\.md draft: .*lawyer/,
  ],
])('names %s once', (_what, content, line) => {
  expect(linesOf(content)).toEqual([expect.stringMatching(line)]);
});

it('warns of the promise of another teacher where there is only one', () => {
  const promised = (specialties: readonly string[]) =>
    singleTeachers(
      contentWith({
        claims: [claim({ id: 'policy-another-teacher' })],
        teachers: [teacher({ specialties: ['act', 'sat'] }), teacher({ specialties })],
        exams: [entry('exams/act.yaml', {}), entry('exams/sat.yaml', {})],
      }),
    ).map(({ message }) => message);
  expect(promised(['sat'])).toEqual([expect.stringMatching(/only one teacher of act:/)]);
  expect(promised(['act', 'sat'])).toEqual([]);
});

it('warns of the promise of another teacher for a part of a test that only one teaches', () => {
  const sections = [{ subject: 'english' }, { subject: 'math' }];
  const content = contentWith({
    claims: [claim({ id: 'policy-another-teacher' })],
    teachers: ['english', 'math', 'math'].map((part) => teacher({ specialties: ['sat', part] })),
    exams: [entry('exams/sat.yaml', { facts: { today: { sections } } })],
  });
  expect(singleTeachers(content).map(({ message }) => message)).toEqual([
    expect.stringMatching(/only one teacher of sat \(english\):/),
  ]);
});

it.each([
  [[5, 5], []],
  [[5, 4], [expect.stringMatching(/average 4\.5/)]],
  [Array.from({ length: 30 }, (_, index) => (index ? 5 : 4)), []],
  [[], []],
])('with reviews of %j stars, a claim of five is worth a warning: %j', (stars, warnings) => {
  const content = contentWith({
    claims: [claim({ id: 'rating', value: '5-star' })],
    testimonials: stars.map((rating) => entry('testimonials.yaml', { rating, role: 'Parent' })),
  });
  expect(overstatedRating(content).map(({ message }) => message)).toEqual(warnings);
});

it('asks again what holds of each teacher once one has left or joined, but not for samples', () => {
  const others = [
    { name: 'Jo Park', since: new Date('2026-11-20T10:00:30Z'), sample: false },
    { name: 'Ada Sample', since: new Date('2026-11-20T10:00:30Z'), sample: true },
  ];
  const warningsOf = (id: string, confirmed: string) => {
    const content = contentWith({ claims: [claim({ id, confirmed })] });
    return [
      staleConfirmations(content, others, []).map(({ message }) => message),
      staleConfirmations(content, [], others).map(({ message }) => message),
    ];
  };
  const said = (words: string) => [expect.stringContaining(`Jo Park ${words} after that`)];
  expect(warningsOf('all-areas', '2026-11-20T09:59')).toEqual([said('left'), []]);
  expect(warningsOf('licensed', '2026-11-19')).toEqual([[], said('joined')]);
  // A confirmation counts until the end of its minute.
  expect(warningsOf('licensed', '2026-11-20T10:00')).toEqual([[], []]);
  expect(warningsOf('students', '2026-11-19')).toEqual([[], []]);
});

it('warns of a course that may be renamed, while texts ask for the old name', () => {
  const warningOf = (asking: string[], ...titles: string[]) =>
    renamedAreas(
      contentWith({
        subjects: [entry('subjects/science.yaml', { page: { areas: titles.map((title) => ({ title })) } })],
      }),
      () => asking,
    ).map(({ value, message }) => `${String(value)} ${message}`);
  const shipped = ['Elementary Science', 'Earth Science', 'Biology', 'Chemistry'];
  expect(warningOf(['states/ohio.yaml'], ...shipped, 'AP Physics')).toEqual([
    expect.stringMatching(/^ap-physics may be “physics” .* in states\/ohio\.yaml/),
  ]);
  expect(warningOf([], ...shipped, 'AP Physics')).toEqual([]);
  const renamed = renamedAreas(
    contentWith({
      subjects: [entry('subjects/math.yaml', { page: { areas: [{ title: 'Calculus AB' }] } })],
    }),
    (area) => (area === 'calculus-ab-bc' ? ['states/ohio.yaml'] : []),
  );
  expect(renamed.map(({ message }) => message)).toEqual([
    expect.stringContaining('“calculus-ab-bc” under a new name'),
  ]);
  expect(warningOf(['states/ohio.yaml'], ...shipped, 'Advanced Placement')).toEqual([]);
});

it.each([
  [[0, 12], [1, 6], 1],
  [[0, 12], [0, 6], 0],
  [[1, 12], [1, 6], 0],
  [[0, 12], [undefined, 6], 0],
])('where %j are taught and courses begin in %j, warns %i times', (grades, from, count) => {
  const areas = from.map((first) => (first === undefined ? {} : { grades: { from: first, to: 12 } }));
  const content = contentWith({
    settings: [settings({ business: { grades, sessionMinutes: [50] } })],
    subjects: [entry('subjects/math.yaml', { page: { areas } })],
  });
  expect(lateCourses(content)).toHaveLength(count);
});

it.each([
  [[6, 12], undefined, '6'],
  [[6, 12], [7, 12], undefined],
  [[0, 12], undefined, 'K, 1, 2, 3, 4, 5, 6'],
])('where %j are taught, and a subject in %j, warns of grades without a license', (taught, own, missing) => {
  const content = contentWith({
    settings: [settings({ business: { grades: taught, sessionMinutes: [50] } })],
    subjects: [entry('subjects/math.yaml', { grades: own }), entry('subjects/science.yaml', {})],
    teachers: [
      teacher({ specialties: ['math'], grades: { from: 7, to: 9 } }),
      teacher({ specialties: ['math'], grades: { from: 8, to: 12 } }),
      teacher({ specialties: ['science'] }),
    ],
  });
  expect(unlicensedGrades(content).map(({ value }) => value)).toEqual(missing ? [missing] : []);
});

it.each([
  [{ from: 9, to: 11 }, [], '11'],
  [undefined, ['Entering 8–9', 'Grade 10'], undefined],
  [undefined, ['Entering 5–9', 'Upper'], '6'],
  [{ from: 4, to: 8 }, [], '6'],
])('where a test is taken in %j or %j, warns of grades without a license', (usualGrades, levels, missing) => {
  const today = { levels: levels.map((grades) => ({ grades })) };
  const content = contentWith({
    settings: [settings({ business: { grades: [6, 12], sessionMinutes: [50] } })],
    exams: [entry('exams/sat.yaml', { usualGrades, facts: { today } })],
    teachers: [teacher({ grades: { from: 7, to: 10 } })],
  });
  expect(unlicensedGrades(content).map(({ value }) => value)).toEqual(missing ? [missing] : []);
});

it('warns of a test with a section that nobody teaches, or a teacher of whom one can’t tell which part', () => {
  const section = (name: string, subject: string) => ({ name, subject });
  const sections = [section('Reading', 'english'), section('Math', 'math'), section('Trial', 'mixed')];
  const warned = (...team: string[][]) =>
    halfTests(
      contentWith({
        teachers: team.map((specialties, index) => teacher({ name: `Teacher ${index + 1}`, specialties })),
        exams: [entry('exams/sat.yaml', { facts: { today: { sections } } })],
      }),
    ).map(({ value }) => value);
  expect(warned(['sat', 'math'])).toEqual(['Reading']);
  expect(warned(['sat', 'math'], ['sat', 'spanish'])).toEqual(['Teacher 2']);
  expect(warned(['sat', 'math', 'english'])).toEqual([]);
  // A teacher with only the specialty of the exam counts for the whole exam.
  expect(warned(['sat'])).toEqual([]);
  expect(warned(['sat'], ['sat', 'math'])).toEqual([]);
});

it.each([
  [undefined, 0],
  [[{ name: 'One hour', price: '$80' }], 1],
  [
    [
      { name: 'One hour', price: '$80' },
      { name: '8 hours', price: '$600' },
    ],
    0,
  ],
])('with the prices %j, a discount for paying in advance is worth %i warnings', (items, count) => {
  const content = contentWith({
    claims: [claim({ id: 'advance-discount' })],
    settings: [settings(items ? { prices: { items } } : {})],
  });
  expect(unpricedDiscount(content)).toHaveLength(count);
});

it('names the oldest fact of an entry from 30 days before it is 180 days old, and refuses none', () => {
  const checked = (asOf: string) => ({ checked: { asOf } });
  const content = contentWith({
    teachers: [teacher({ specialties: ['act', 'sat'] }), teacher({})],
    claims: [{ ...claim({ confirmed: '2027-03-01T10:00' }), id: 'fact-ap' }, claim({})],
    exams: [
      entry('exams/act.yaml', { facts: checked('2026-11-25'), courses: checked('2026-11-20') }),
      entry('exams/sat.yaml', checked('2027-03-01')),
    ],
  });
  const agingOn = (day: string) => agingFacts(content, new Date(day)).map(({ field }) => field);
  expect(agingOn('2027-04-19')).toEqual([]);
  expect(agingOn('2027-04-20')).toEqual(['courses.checked.asOf']);
  expect(agingFacts(content, new Date('2027-05-01'))).toMatchObject([
    { message: expect.stringMatching(/by 2027-05-19, .*looked-up -- act/) },
  ]);
  expect(agingOn('2027-09-01')).toContain('[0].confirmed');
  expect(linesOf(content)).toEqual([]);
});

it('names claims confirmed in one go, by one holder or several', () => {
  const claims = (count: number) => contentWith({ claims: Array.from({ length: count }, () => claim({})) });
  expect(hastyConfirmations(claims(9))).toEqual([]);
  const inOneMinute = Array.from({ length: 5 }, (_claim, index) =>
    claim({ holder: `Holder ${index}`, confirmed: '2026-11-01T09:30' }),
  );
  expect(hastyConfirmations(contentWith({ claims: inOneMinute }))).toHaveLength(1);
  expect(hastyConfirmations(contentWith({ claims: inOneMinute.slice(1) }))).toEqual([]);
  expect(hastyConfirmations(claims(10)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^confirmed in one go with 9 other claims: /),
  ]);
});

it('names texts about an exam, a subject or a teacher that is gone, and unconfirmed courses', () => {
  const content = contentWith({
    exams: [entry('exams/sat.yaml', { examName: 'SAT', sections: ['Social studies'] })],
    subjects: [entry('subjects/spanish.yaml', { title: 'Spanish', lead: 'Grace and Ada teach it.' })],
    teachers: [teacher({ specialties: ['sat'] })],
    testimonials: [
      entry('testimonials.yaml', { name: 'Grace', quote: 'The ISEE and the SAT went well.' }, 2),
    ],
    pages: [
      entry('pages/home.yaml', {
        lead: 'Math and social studies',
        note: 'AP Biology; AP exams, too',
        area: 'AP Chemistry',
        time: 'One hour, as an example',
        language: 'Latin and Latinos',
        place: 'Both write on the same board',
        source: 'As College Board says',
      }),
    ],
  });
  const found = outdatedTexts(content, ['Grace Hopper', 'Ada Hill'], ['Latin', 'Spanish']);
  expect(found.map(({ file, field, message }) => `${file} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^subjects\/spanish\.yaml lead: names Grace/),
    expect.stringMatching(/^testimonials\.yaml \[2\]\.quote: names the ISEE/),
    expect.stringMatching(/^pages\/home\.yaml lead: names social studies/),
    expect.stringMatching(/^pages\/home\.yaml note: names the AP exam/),
    expect.stringMatching(/^pages\/home\.yaml area: names AP,/),
    expect.stringMatching(/^pages\/home\.yaml time: names a session of one hour,/),
    expect.stringMatching(/^pages\/home\.yaml language: names Latin,/),
    expect.stringMatching(/^pages\/home\.yaml place: names a whiteboard,/),
    expect.stringMatching(/^subjects\/spanish\.yaml page\.areas: .* claim all-areas/),
  ]);
});

it('names texts about an AP course that the exam no longer lists', () => {
  const courses = { lead: 'More?', groups: [{ items: ['AP Calculus AB', 'AP Physics 1, 2 and C'] }] };
  const content = contentWith({
    claims: [claim({}), { ...claim({ id: 'all-areas' }), id: 'all-areas' }],
    exams: [entry('exams/ap.yaml', { examName: 'AP exam', page: { courses } })],
    pages: [
      entry('pages/home.yaml', { note: 'AP Calculus and AP Physics', area: 'Statistics & AP Statistics' }),
    ],
  });
  expect(outdatedTexts(content, [], []).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    expect.stringMatching(/^area: names AP Statistics,/),
  ]);
});

it('names the offers that no claim asks about, with their files', () => {
  const content = contentWith({
    pages: [
      entry('pages/school-districts.yaml', { lead: 'Home-hospital tutoring', note: 'A block of hours' }),
      entry('pages/are-you-a-teacher.yaml', { wanted: ['Retired teachers'] }),
      entry('pages/schedule.yaml', { week: { days: ['Mondays'] } }),
    ],
    settings: [entry('settings.yaml', { brand: {} })],
    states: [entry('states/ohio.yaml', { answer: 'We do: an invoice.' })],
  });
  expect(offersToConfirm(content)).toEqual([
    'tutoring for school districts: pages/school-districts.yaml',
    'invoices for families in state programs: states/ohio.yaml',
    'the kinds of teachers you look for: pages/are-you-a-teacher.yaml',
    'the days and hours of /schedule: pages/schedule.yaml',
    'the sign of Brightboard beside your name; your own goes into brand.logo: settings.yaml',
  ]);
});
