import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check as isFormatted } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFindings } from '../site/src/model/launch/launch-findings.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { entryKinds } from '../site/src/model/new-entry/entry-kinds.ts';
import { copyProject, removeCopy } from './editor/project-copy.ts';
import { newEntry } from './new-entry.ts';
import { root } from './processes.ts';

// One copy of the content, in which the entries come one after the other, as they do for an owner.
const shipped = join(root, 'site/content');
let copy: string;
let content: string;
beforeAll(() => {
  // With the content comes how files are formatted.
  copy = copyProject(['site/content', 'package.json']);
  content = join(copy, 'site/content');
});
afterAll(() => removeCopy(copy));

const read = (file: string) => readFileSync(join(content, file), 'utf8');
const allFiles = (): Map<string, string> =>
  new Map(globSync('**/*.*', { cwd: content }).map((file) => [file, read(file)]));

it('says on a command line what is wrong, without a stack', () => {
  const args = [join(root, 'scripts/new-entry.ts'), 'potion'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no kind "potion".');
  expect(stderr).not.toMatch(/^\s+at /m);
});

describe('npm run new, when something is wrong', () => {
  it.each([
    [['teacher', '--nam', 'Jo'], "Unknown option '--nam'"],
    [['teacher', '--name', 'Jo'], 'must be at least 3 characters long'],
    [['teacher', 'arjun-menon'], '"arjun-menon" is taken'],
    [['teacher', '../escape'], 'must be lower-case words joined by hyphens'],
    [['state', "x'y"], 'must be lower-case words joined by hyphens'],
    [['faq', 'seven'], 'id: '],
  ])('%j: says what, and writes nothing', async (args, message) => {
    const before = allFiles();
    await expect(newEntry(content, args)).rejects.toThrow(message);
    expect(allFiles()).toEqual(before);
  });
});

const kinds = [
  { kind: 'subject', options: ['world-languages'], file: 'subjects/world-languages.yaml' },
  { kind: 'test', options: ['shsat'], file: 'tests/shsat.yaml' },
  { kind: 'state', options: ['texas'], file: 'states/texas.yaml' },
  { kind: 'teacher', options: ['--name', 'Jo Park'], file: 'teachers/jo-park.yaml' },
  { kind: 'testimonial', options: [], file: 'testimonials.yaml', id: 't22' },
  { kind: 'post', options: ['--name', 'What a Tutor Hears'], file: 'posts.yaml', id: '81' },
  { kind: 'faq', options: ['--name', 'Do you teach in Spanish?'], file: 'faq.yaml', id: '17' },
  { kind: 'session-type', options: [], file: 'session-types.yaml', id: 'new-session-type' },
];

describe('npm run new', () => {
  it('lists the kinds when it is given none', async () => {
    const said = await newEntry(content, []);
    for (const kind of Object.keys(entryKinds)) expect(said).toContain(`  ${kind} `);
    expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(entryKinds));
  });

  it.each(kinds)(
    '-- $kind writes a valid entry and changes nothing else',
    async ({ kind, options, file, id }) => {
      const before = allFiles();
      expect(await newEntry(content, [kind, ...options])).toContain(`site/content/${file}`);

      const text = read(file);
      const old = before.get(file) ?? '';
      expect(allFiles()).toEqual(new Map([...before, [file, text]]));
      expect(text.startsWith(old)).toBe(true);
      if (id) expect(text.slice(old.length)).toContain(`\n  id: ${id}\n`);
      expect(await isFormatted(text, { filepath: file, printWidth: 110, singleQuote: true })).toBe(true);
    },
  );

  it('adds one entry each, all of which are on the list of the launch check until they are real', () => {
    const count = (folder: string) => Object.values(readContent(folder)).flat().length;
    expect(count(content)).toBe(count(shipped) + kinds.length);
    const findings = launchFindings(readContent(content));
    const written = findings.filter(({ value }) => value.includes('(written by npm run new)'));
    expect(written.map(({ file }) => file)).toEqual(expect.arrayContaining(kinds.map(({ file }) => file)));
    const vendor = { file: 'states/texas.yaml', field: 'approvedVendor.status', value: 'unconfirmed' };
    expect(findings).toContainEqual(expect.objectContaining(vendor));
  });

  it('says above each field what it is and what it allows, from the schema', () => {
    const text = read('teachers/jo-park.yaml');
    expect(text).toMatch(/# Cut after 200 characters .* 80 to 700 characters\.\nbio: /);
    expect(text).toMatch(/# founder may be left out\./);
    expect(text).toMatch(/^sample: true$/m);
  });

  it('names an entry after its id, with its addresses', () => {
    expect(read('subjects/world-languages.yaml')).toMatch(/title: World Languages\n/);
    expect(read('tests/shsat.yaml')).toMatch(/name: SHSAT Prep\n[\s\S]*address: \/shsat-prep\n/);
    expect(read('states/texas.yaml')).toMatch(/address: \/texas-consultation\n/);
  });

  it('finds another id for a name that is there already', async () => {
    expect(await newEntry(content, ['teacher', '--name', 'Jo Park'])).toContain('jo-park-2');
  });
});
