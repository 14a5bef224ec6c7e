import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check as isFormatted } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../site/src/model/read-content.ts';
import { copyProject, removeCopy } from './editor/project-copy.ts';
import { entryKinds } from './entry-kinds.ts';
import { root } from './processes.ts';

// One copy of the project, in which the entries come one after the other, as they do for an owner.
let copy: string;
beforeAll(() => {
  const site = ['src', 'content', 'public', 'integrations', 'package.json'].map((part) => `site/${part}`);
  copy = copyProject(['package.json', 'scripts', 'deploy', ...site]);
});
afterAll(() => removeCopy(copy));

const read = (file: string) => readFileSync(join(copy, 'site', file), 'utf8');
const allFiles = (): Map<string, string> =>
  new Map(globSync('{src,content}/**/*.*', { cwd: join(copy, 'site') }).map((file) => [file, read(file)]));

function command(script: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(copy, 'scripts', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 30_000,
  });
}

describe('npm run new, when something is wrong', () => {
  it.each([
    [['potion'], 'There is no kind "potion".'],
    [['teacher', '--nam', 'Jo'], "Unknown option '--nam'"],
    [['teacher', '--name', 'Jo'], 'must be at least 3 characters long'],
    [['teacher', 'arjun-menon'], '"arjun-menon" is taken'],
    [['teacher', '../escape'], 'must be lower-case words joined by hyphens'],
    [['state', "x'y"], 'must be lower-case words joined by hyphens'],
    [['faq', 'seven'], 'id: '],
  ])('%j: says what, without a stack, and writes nothing', (args, message) => {
    const before = allFiles();
    const { status, stderr } = command('new-entry.ts', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
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
  it('lists the kinds when it is given none', () => {
    const { status, stdout } = command('new-entry.ts');
    expect(status).toBe(0);
    for (const kind of Object.keys(entryKinds)) expect(stdout).toContain(`  ${kind} `);
    expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(entryKinds));
  });

  it.each(kinds)(
    '-- $kind writes a valid entry and changes nothing else',
    async ({ kind, options, file, id }) => {
      const before = allFiles();
      const { status, stdout, stderr } = command('new-entry.ts', kind, ...options);
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(stdout).toContain(`site/content/${file}`);

      const text = read(`content/${file}`);
      const old = before.get(`content/${file}`) ?? '';
      expect(allFiles()).toEqual(new Map([...before, [`content/${file}`, text]]));
      expect(text.startsWith(old)).toBe(true);
      if (id) expect(text.slice(old.length)).toContain(`\n  id: ${id}\n`);
      expect(await isFormatted(text, { filepath: file, printWidth: 110, singleQuote: true })).toBe(true);
    },
  );

  it('adds one entry each, all of which the check finds', () => {
    const shipped = Object.values(readContent(join(root, 'site/content'))).flat().length;
    expect(command('check-content.ts').stdout).toContain(`${shipped + kinds.length} entries, no mistakes`);
  });

  it('puts each on the list of the launch check until it is real', () => {
    const { stdout } = command('launch-check.ts');
    for (const { file } of kinds) expect(stdout).toContain(`site/content/${file}:`);
    expect(stdout).toContain('(written by npm run new)');
    expect(stdout).toMatch(/states\/texas\.yaml:\d+ {2}approvedVendor\.status: unconfirmed/);
  });

  it('says above each field what it is and what it allows, from the schema', () => {
    const text = read('content/teachers/jo-park.yaml');
    expect(text).toMatch(/# Cut after 200 characters .* 80 to 700 characters\.\nbio: /);
    expect(text).toMatch(/# founder may be left out\./);
    expect(text).toMatch(/^sample: true$/m);
  });

  it('names an entry after its id, with its addresses', () => {
    expect(read('content/subjects/world-languages.yaml')).toMatch(/title: World Languages\n/);
    expect(read('content/tests/shsat.yaml')).toMatch(/name: SHSAT Prep\n[\s\S]*address: \/shsat-prep\n/);
    expect(read('content/states/texas.yaml')).toMatch(/address: \/texas-consultation\n/);
  });

  it('finds another id for a name that is there already', () => {
    expect(command('new-entry.ts', 'teacher', '--name', 'Jo Park').stdout).toContain('jo-park-2');
  });
});
