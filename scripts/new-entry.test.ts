import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check as isFormatted } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../site/src/model/collections.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { copyProject, removeCopy } from './editor/project-copy.ts';
import { entryKinds } from './entry-kinds.ts';
import { root } from './processes.ts';

// One copy of the project, in which the entries come one after the other, as they do for an owner.
let copy: string;
beforeAll(() => {
  copy = copyProject(['package.json', 'scripts', 'deploy', 'site/src', 'site/content', 'site/package.json']);
});
afterAll(() => removeCopy(copy));

const read = (file: string, folder = copy) => readFileSync(join(folder, file), 'utf8');

function command(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

describe('npm run new, when something is wrong', () => {
  it.each([
    [['potion'], 'There is no kind "potion".'],
    [['teacher', '--nam', 'Jo'], "Unknown option '--nam'"],
    [['teacher', '--name', 'Jo'], 'must be at least 3 characters long'],
    [
      ['teacher', '--id', 'arjun-menon'],
      '"arjun-menon" is taken, in site/content/teachers/arjun-menon.yaml.',
    ],
    [['teacher', '--id', '../escape'], 'must be lower-case words joined by hyphens'],
    [['state', '--id', "x'y"], 'must be lower-case words joined by hyphens'],
    [['faq', '--id', 'seven'], 'id: '],
  ])('%j: says what, without a stack, and writes nothing', (args, message) => {
    const { status, stderr } = command('new-entry.ts', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    for (const file of ['site/content/settings.yaml', 'site/content/faq.yaml', 'site/src/model/routes.ts']) {
      expect(read(file)).toBe(read(file, root));
    }
  });
});

const kinds = [
  { kind: 'teacher', options: ['--name', 'Jo Park'], file: 'teachers/jo-park.yaml', id: /^id: jo-park$/m },
  { kind: 'testimonial', options: [], file: 'testimonials.yaml', id: /^ {2}id: t22$/m },
  { kind: 'post', options: ['--name', 'What a Tutor Hears'], file: 'posts.yaml', id: /^ {2}id: 81$/m },
  { kind: 'faq', options: ['--name', 'Do you teach in Spanish?'], file: 'faq.yaml', id: /^ {2}id: 17$/m },
  {
    kind: 'session-type',
    options: [],
    file: 'session-types.yaml',
    id: /^ {2}id: new-session-type$/m,
  },
  { kind: 'state', options: ['--name', 'Texas'], file: 'states/texas.yaml', id: /^id: texas$/m },
];

describe('npm run new', () => {
  it('lists the kinds when it is given none', () => {
    const { status, stdout } = command('new-entry.ts');
    expect(status).toBe(0);
    for (const kind of Object.keys(entryKinds)) expect(stdout).toContain(`  ${kind} `);
    expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(entryKinds));
  });

  it.each(kinds)('-- $kind writes an entry that passes the check', async ({ kind, options, file, id }) => {
    const isList = collections[entryKinds[kind]?.collection ?? 'faq'].storage.kind === 'list';
    const before = isList ? read(`site/content/${file}`) : '';
    const { status, stdout, stderr } = command('new-entry.ts', kind, ...options);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(`site/content/${file}`);
    expect(stdout).toContain('no mistakes');

    const text = read(`site/content/${file}`);
    expect(text.startsWith(before)).toBe(true);
    expect(text.slice(before.length)).toMatch(id);
    expect(await isFormatted(text, { filepath: file, printWidth: 110, singleQuote: true })).toBe(true);
  });

  it('adds one entry each, all of which the check finds', () => {
    const shipped = Object.values(readContent(join(root, 'site/content'))).flat().length;
    expect(command('check-content.ts').stdout).toContain(`${shipped + kinds.length} entries, no mistakes`);
  });

  it('puts each on the list of the launch check until it is real', () => {
    const { stdout } = command('launch-check.ts');
    for (const { file } of kinds) expect(stdout).toContain(`site/content/${file}:`);
    expect(stdout).toContain('(written by npm run new)');
    expect(stdout).toContain('teachers/jo-park.yaml');
  });

  it('says above each field what it is and what it allows, from the schema', () => {
    const text = read('site/content/teachers/jo-park.yaml');
    expect(text).toMatch(/# Cut after 200 characters .* 80 to 700 characters\.\nbio: /);
    expect(text).toMatch(/# founder may be left out\./);
    expect(text).toMatch(/^sample: true$/m);
  });

  it('stops enforcing the counts of the specification', () => {
    expect(read('site/content/settings.yaml')).toMatch(/^specificationCounts: false$/m);
  });

  it('gives a new state its page and asks for its approval', () => {
    expect(read('site/src/model/routes.ts')).toContain("path: '/texas-consultation'");
    expect(read('site/content/settings.yaml')).toMatch(/^ {2}texas: unconfirmed$/m);
  });

  it('finds another id for a name that is there already', () => {
    expect(command('new-entry.ts', 'teacher', '--name', 'Jo Park').stdout).toContain('jo-park-2');
  });
});
