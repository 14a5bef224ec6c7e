import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check as isFormatted } from 'prettier';
import { removeCopy, copyProject } from './editor/project-copy.ts';
import { root } from './processes.ts';

let copy: string;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeEach(() => {
  copy = copyProject(['package.json', 'scripts', 'deploy', 'site/src', 'site/content', 'site/package.json']);
});
afterEach(() => removeCopy(copy));

function command(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

const kinds = [
  { kind: 'teacher', options: ['--name', 'Jo Park'], file: 'teachers/jo-park.yaml', id: /^id: jo-park$/m },
  { kind: 'testimonial', options: [], file: 'testimonials.yaml', id: /^ {2}id: t22$/m },
  { kind: 'post', options: ['--name', 'What a Tutor Hears'], file: 'posts.yaml', id: /^ {2}id: 81$/m },
  { kind: 'faq', options: ['--name', 'Do you teach in Spanish?'], file: 'faq.yaml', id: /^ {2}id: 17$/m },
  { kind: 'session-type', options: [], file: 'session-types.yaml', id: /^ {2}id: new-session-type$/m },
  {
    kind: 'state',
    options: ['--name', 'West Virginia'],
    file: 'states/west-virginia.yaml',
    id: /^id: west-virginia$/m,
  },
];

describe('npm run new', () => {
  it.each(kinds)('-- $kind writes an entry that passes the check', async ({ kind, options, file, id }) => {
    const before = command('check-content.ts').stdout;
    const { status, stdout, stderr } = command('new-entry.ts', kind, ...options);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(`site/content/${file}`);
    const text = read(`site/content/${file}`);
    expect(text).toMatch(id);
    expect(await isFormatted(text, { filepath: file, printWidth: 110, singleQuote: true })).toBe(true);
    const entries = (report: string) => Number(/(\d+) entries/.exec(report)?.[1]);
    expect(entries(command('check-content.ts').stdout)).toBe(entries(before) + 1);
    expect(command('launch-check.ts').stdout).toContain(file);
  });

  it('says above each field what it is and what it allows, from the schema', () => {
    command('new-entry.ts', 'teacher');
    const text = read('site/content/teachers/new-teacher.yaml');
    expect(text).toMatch(/# Cut after 200 characters .*80 to 700 characters\.\nbio: /);
    expect(text).toMatch(/# founder may be left out\./);
    expect(text).toMatch(/^sample: true$/m);
  });

  it('keeps what stood in a list file, comments included', () => {
    const before = read('site/content/faq.yaml');
    command('new-entry.ts', 'faq');
    expect(read('site/content/faq.yaml').startsWith(before)).toBe(true);
  });

  it('stops enforcing the counts of the specification, and says so', () => {
    const { stdout } = command('new-entry.ts', 'teacher');
    expect(stdout).toContain('specificationCounts');
    expect(read('site/content/settings.yaml')).toMatch(/^specificationCounts: false$/m);
  });

  it('gives a new state its page and asks for its approval', () => {
    command('new-entry.ts', 'state', '--name', 'Texas');
    expect(read('site/src/routes.ts')).toContain("path: '/texas-consultation'");
    expect(read('site/content/settings.yaml')).toMatch(/^ {2}texas: unconfirmed$/m);
  });

  it('lists the kinds when it is given none', () => {
    const { status, stdout } = command('new-entry.ts');
    expect(status).toBe(0);
    for (const { kind } of kinds) expect(stdout).toContain(`  ${kind} `);
  });

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
  ])('%j: says what is wrong, without a stack, and writes nothing', (args, message) => {
    const { status, stderr } = command('new-entry.ts', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(read('site/content/settings.yaml')).toBe(
      readFileSync(join(root, 'site/content/settings.yaml'), 'utf8'),
    );
    expect(read('site/src/routes.ts')).toBe(readFileSync(join(root, 'site/src/routes.ts'), 'utf8'));
  });
});
