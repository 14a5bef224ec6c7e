/** Checks that texts stay complete and true if an owner keeps only one shipped entry, or deletes one. */
import { cpSync, globSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { contentError } from '../site/integrations/content-check.ts';
import { contentFolder } from '../site/src/model/site-file.ts';
import { allEntries, texts } from '../site/src/content-reader/content.ts';
import { drawnWords } from '../site/src/model/drawing.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { readContent } from '../site/src/content-reader/read-content.ts';
import { shippedEntries } from '../site/src/content-reader/shipped-entries.ts';
import { removeSamples } from '../tools/launch/remove-samples.ts';
import { isMap, isSeq } from 'yaml';
import { editYaml, setValues } from '../tools/launch/edit-yaml.ts';

const { exams, subjects, states, teachers } = getContent();
const founder = teachers.find(({ data }) => data.founder);

/** A copy of the content without samples and some files. @param specialties those of the founder, the only teacher. */
async function contentWithout(
  files: readonly string[] = [],
  specialties: readonly string[] = ['math', 'sat'],
) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder.path, { recursive: true });
  await removeSamples(folder.path);
  for (const file of files) rmSync(join(folder.path, file));
  await setValues(folder.path, String(founder?.file), { specialties, poses: undefined });
  return folder;
}

const messagesOf = (folder: string) =>
  (contentError(folder)?.issues ?? []).map(({ file, field, message }) => [file, field, message]);

/** All texts of the content, each with its file and path. */
const textsIn = (folder: string) =>
  allEntries(readContent(folder)).flatMap(({ file, data, body }) =>
    texts([data, body]).map((text) => ({ file, ...text })),
  );

it.each([...exams, ...subjects, ...states])(
  'the content stays whole with $file alone of its kind',
  async (kept) => {
    const [kind = ''] = kept.file.split('/');
    const others = globSync(`${kind}/*.yaml`, { cwd: contentFolder }).filter((file) => file !== kept.file);
    const specialties = [kind === 'exams' ? kept.id : 'sat', kind === 'subjects' ? kept.id : 'math'];
    using folder = await contentWithout(others, specialties);
    expect(messagesOf(folder.path)).toEqual([]);
  },
);

const shipped = [...exams, ...subjects].filter(({ id }) => Object.values(shippedEntries).flat().includes(id));

it.each(shipped)('$file can be dropped while the samples are still there', ({ file }) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder.path, { recursive: true });
  rmSync(join(folder.path, file));
  expect(messagesOf(folder.path)).toEqual([]);
});

it.each(states)('the content stays whole without the badges of $file', async ({ file }) => {
  using folder = await contentWithout();
  await setValues(folder.path, file, { approvedVendor: { status: 'none' }, stateFunded: { status: 'none' } });
  expect(messagesOf(folder.path)).toEqual([]);
});

it('a site without a review or a state leaves out their pages', async () => {
  using folder = await contentWithout(states.map(({ file }) => file));
  const { hiddenPages } = readContent(folder.path).settings[0]!.data;
  expect(hiddenPages.toSorted()).toEqual(['/state-tutoring', '/testimonials']);
});

/** Patterns for words that refer to an entry, if its name isn't the only one. */
const words: Readonly<Record<string, RegExp>> = {
  // AP courses belong to subjects.
  'exams/ap.yaml': /\bAP (exams?|and|prep)\b/i,
  'subjects/math.yaml': /\b(math|mathematics|algebra|geometry|calculus|quadratics|fractions)\b/i,
  'subjects/science.yaml': /\b(science|physics|chemistry|biology|labs?|experiments?)\b/i,
  'subjects/english.yaml':
    /\b(English|ESL|bilingual|phonics|literature|essays?|grammar|research papers?|reading specialists|reading, seventh)\b/i,
  'subjects/social-studies.yaml':
    /\b(social studies|(?<!its )history|historian|civics|geography|economics)\b/i,
  'states/florida.yaml': /\b(Step Up|EMA)\b/,
  'states/new-hampshire.yaml': /New Hampshire|Children’s Scholarship/,
  'states/south-carolina.yaml': /South Carolina|Trust Fund/,
};

const examNames = exams.flatMap(({ data }) => [data.examName, data.name]);

/** Whether a file may refer to a deleted entry: settings, the founder's profile, exams, and subjects to each other. */
const mayName = (file: string, dropped: string) =>
  file === 'settings.yaml' ||
  file === founder?.file ||
  file.startsWith('exams/') ||
  (file.startsWith('subjects/') && dropped.startsWith('subjects/'));

it.each([...exams, ...subjects, ...states])(
  'no text speaks of $file once it is dropped',
  async ({ file, id, data }) => {
    const name = 'examName' in data ? data.examName : 'name' in data ? data.name : data.title;
    const said = words[file] ?? new RegExp(`\\b${name}\\b`);
    const specialties = ['science', 'math', 'sat', 'act'].filter((one) => one !== id);
    using folder = await contentWithout([file], specialties);
    const found = textsIn(folder.path)
      .filter((text) => !mayName(text.file, file))
      // The name of an exam may include that of a subject.
      .filter(({ value }) => said.test(examNames.reduce((rest, one) => rest.replaceAll(one, ''), value)));
    expect(found).toEqual([]);
  },
);

type Said = ReturnType<typeof textsIn>[number];

/** Facts about exams and programs are no promises of the business. */
const inFacts = ({ path }: Said) => path.includes('facts');
const inLabels = ({ path }: Said) =>
  /(calendar\.(teachers|manyTeachers)|filter\.(others|showingAll|showingSome))$/.test(path.join('.'));

interface Choice {
  settings?: Record<string, unknown>;
  /** The claim that the owner deletes. */
  claim?: string;
  /** The files that the owner deletes. */
  without?: readonly string[];
  specialties?: readonly string[];
  untrue: RegExp;
  /** Whether a text may match `untrue` nevertheless. */
  mayBeSaid?: (text: Said) => boolean;
}

/** For each choice of an owner, what texts may then no longer say. */
const choices: Readonly<Record<string, Choice>> = {
  'elementary grades or every level of a test where not every grade is taught': {
    settings: { 'business.grades': [6, 10] },
    untrue:
      /elementary(?! (areas|grades|has no penalty)|, Middle and Upper levels last)|kindergarten|K[-–]12|phonics|sound(ing)? out|early reading|(third|fourth|first)[ -]grade|\b(all|every|four) levels?|primary|every grade|children that age/i,
    mayBeSaid: inFacts,
  },
  'districts once their pages are left out': {
    settings: { hiddenPages: ['/school-districts', '/are-you-a-teacher'] },
    untrue: /district|FERPA|apply to teach/i,
    // Texts of the hidden pages, and files whose links to them don't appear on pages.
    mayBeSaid: (text) =>
      inFacts(text) ||
      /^(pages\/(school-districts|district-consultation|are-you-a-teacher|not-found)|navigation|labels|settings)\./.test(
        text.file,
      ),
  },
  'homeschooling without the claim': {
    claim: 'homeschooling',
    untrue:
      /homeschool(?!ers says)|or learning at home|learning at home\?|teach (alone|one subject)|full course from|home education|portfolio/i,
    mayBeSaid: inFacts,
  },
  'lessons on every day without the claim': {
    claim: 'every-day',
    untrue:
      /flexible (hours|scheduling)|any day|seven days|7 days|days a week|weekend|(?<!Saturday )mornings?\b.*evenings?/i,
  },
  'several lengths of a session where there is one': {
    settings: { 'business.sessionMinutes': [45] },
    untrue: /choose 45|short sessions/i,
  },
  'state programs without a state': {
    without: states.map(({ file }) => file),
    untrue: /state (page|program|scholarship)|state.tutoring/i,
    // Texts of the page, and links to it.
    mayBeSaid: ({ file, path }) =>
      /^(pages\/(state-tutoring|not-found)|navigation|claims)\./.test(file) || path.includes('hiddenPages'),
  },
  'lessons elsewhere once the settings name the states that are served': {
    settings: { 'business.serves': ['Ohio'] },
    untrue: /your state\?|any state\b|nationwide/i,
  },
  'a choice of teachers where each subject and test has one': {
    specialties: ['math', 'sat', 'ap'],
    untrue: /suggests?\b.* (teacher|someone)|teacher suggested|matched to your|for a match/i,
    // Families don't read pages for districts and teachers, or the questions about claims.
    mayBeSaid: ({ file }) =>
      /^pages\/(school-districts|district-consultation|are-you-a-teacher)|^claims/.test(file),
  },
  'several teachers where there is one': {
    untrue:
      /^(?!\/).*((?<!(classroom|own|and) )\bteachers\b(?!, students)|each of them|one of them|\bour team\b|people who’ve taught)/is,
    // Texts for districts and teachers, questions to the owner, lists of links, and labels of choices.
    mayBeSaid: (text) =>
      inFacts(text) ||
      inLabels(text) ||
      text.path.at(-1) === 'id' ||
      text.path.includes('kind') ||
      /^(pages\/(school-districts|district-consultation|are-you-a-teacher|podcast|state-tutoring)|claims|navigation)\./.test(
        text.file,
      ),
  },
  'a script or a kept campaign of a booking page that is only framed': {
    settings: {
      'scheduler.provider': 'iframe',
      'scheduler.events': Object.fromEntries(
        ['free-consultation', 'test-prep', 'school-districts'].map((event) => [
          event,
          `https://book.test/${event}`,
        ]),
      ),
    },
    untrue:
      /calendar’s script|its script|booking keeps|campaign that led|saved right away|from its confirmation/i,
    mayBeSaid: ({ file }) => !/^(legal|pages)\//.test(file),
  },
};

it.each(Object.entries(choices))(
  'no text speaks of %s, and the content stays whole',
  async (_what, { settings = {}, claim, without, specialties, untrue, mayBeSaid }) => {
    using folder = await contentWithout(without, specialties);
    await setValues(folder.path, 'settings.yaml', settings);
    // Does the same as the answer `-` in setup.
    await editYaml(folder.path, 'claims.yaml', ({ contents }) => {
      if (isSeq(contents))
        contents.items = contents.items.filter((item) => !isMap(item) || item.get('id') !== claim);
    });
    expect(messagesOf(folder.path)).toEqual([]);
    const all = textsIn(folder.path);
    expect(all.filter(({ file, value }) => file !== 'claims.yaml' && value.includes('{{'))).toEqual([]);
    const said = all.filter(({ value }) => untrue.test(value));
    expect(said.filter((text) => !mayBeSaid?.(text))).toEqual([]);
  },
);

it('how to cancel is said in the owner’s words everywhere', async () => {
  using folder = await contentWithout();
  const claims = join(folder.path, 'claims.yaml');
  const own = 'We credit a session canceled two days ahead, and charge half later.';
  const shipped = /(?<=- id: policy-cancellation\n  value: ).*/;
  writeFileSync(claims, readFileSync(claims, 'utf8').replace(shipped, own));
  const said = textsIn(folder.path);
  const files = said.filter(({ value }) => value.includes(own)).map(({ file }) => file);
  expect(new Set(files)).toEqual(
    new Set(['claims.yaml', 'faq.yaml', 'labels.yaml', 'legal/terms-of-service.md', 'pages/schedule.yaml']),
  );
  expect(said.filter(({ value }) => /full (refund|rate)|session.* costs nothing/.test(value))).toEqual([]);
});

it('a state whose program gives families nothing is offered no scholarship', async () => {
  using folder = await contentWithout(states.map(({ file }) => file));
  const checked = '{ asOf: 2026-11-22, source: State of Ohio, url: https://www.ohio.test/grant }';
  const ohio = `name: Ohio\nprogram: Ohio grant\nfacts: { runBy: State of Ohio, checked: ${checked} }\n`;
  writeFileSync(join(folder.path, 'states/ohio.yaml'), ohio);
  const said = textsIn(folder.path).filter(({ file }) => /^(states|pages)\/|^navigation/.test(file));
  const promised =
    /state scholarship|scholarship programs|help families pay|award letter|who use|do you use/i;
  expect(said.filter(({ value }) => promised.test(value))).toEqual([]);
});

it('no drawing shows a claim or a subject that is gone', async () => {
  using folder = await contentWithout(['subjects/social-studies.yaml']);
  writeFileSync(join(folder.path, 'claims.yaml'), '- { id: notice, value: 24 hours }\n');
  const drawn = textsIn(folder.path).filter(({ path }) => path.at(-1) === 'drawing');
  const untrue = /same teacher|Saturday the|social studies|session note/i;
  expect(drawn.filter(({ value }) => untrue.test(drawnWords(value)))).toEqual([]);
});
