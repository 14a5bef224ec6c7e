import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The project to upgrade is the current folder: a newer version's copy of this command can run in an older project. */
const project = process.cwd();
/** The message of the commits that hold a version which came without its history. */
const versionMessage = 'A version of Brightboard';
const usage =
  'To which version? npm run upgrade -- ../brightboard-new, or a branch, a tag or a commit of Git';

const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, {
    cwd: project,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  });

function git(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: project, env: { ...process.env, ...environment }, encoding: 'utf8' } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trim();
}

/** What Git says, or undefined when it refuses. */
function answerOf(...args: string[]): string | undefined {
  try {
    return git(args);
  } catch {
    return undefined;
  }
}

/** A folder without Git, such as an unpacked archive, as a tree of files in this repository. */
function treeOf(folder: string): string {
  using index = mkdtempDisposableSync(join(tmpdir(), 'upgrade-'));
  const gitFolder = resolve(project, git(['rev-parse', '--git-dir']));
  const place = { GIT_INDEX_FILE: join(index.path, 'index'), GIT_DIR: gitFolder, GIT_WORK_TREE: folder };
  git(['-C', folder, 'add', '--all', '.'], place);
  return git(['write-tree'], place);
}

/**
 * The commit of a version: of a tag or branch of this project, or of another folder's HEAD; undefined for a folder
 * without Git.
 */
function commitOf(source: string): string | undefined {
  const folder = resolve(project, source);
  if (!existsSync(folder)) return answerOf('rev-parse', '--verify', `${source}^{commit}`);
  if (!existsSync(join(folder, '.git'))) return undefined;
  git(['fetch', '--quiet', folder, 'HEAD']);
  return git(['rev-parse', 'FETCH_HEAD']);
}

/**
 * The commit of the new version, as a descendant of the owner's version, so that Git can merge it. A version without a
 * common history becomes a new commit on top of the last such version, or else of the owner's first commit.
 * @throws Error when there is no such version.
 */
function versionCommit(source: string): string {
  const commit = commitOf(source);
  if (commit && answerOf('merge-base', 'HEAD', commit)) return commit;
  const folder = resolve(project, source);
  if (!commit && !existsSync(join(folder, 'package.json')))
    throw new Error(`${source} is neither a folder with a version nor a name that Git knows here. ${usage}`);
  const tree = commit ? git(['rev-parse', `${commit}^{tree}`]) : treeOf(folder);
  const earlier = answerOf('log', '-1', '--format=%H', `--grep=^${versionMessage}$`);
  const parent = earlier || git(['rev-list', '--max-parents=0', 'HEAD']).split('\n').slice(-1)[0]!;
  if (git(['rev-parse', `${parent}^{tree}`]) === tree) return parent;
  return git(['commit-tree', tree, '-p', parent, '-m', versionMessage]);
}

/** Merges a version's files, and leaves site/content as it was. @returns own changes that it had to give up. */
function mergeCode(version: string): string[] {
  const merge = [
    'merge',
    '--no-commit',
    '--no-ff',
    '--strategy-option=theirs',
    '--strategy-option=no-renames',
  ];
  const merged = answerOf(...merge, version);
  if (merged === undefined && !answerOf('rev-parse', '--verify', 'MERGE_HEAD'))
    throw new Error(git([...merge, version]));
  git(['restore', '--source=HEAD', '--staged', '--worktree', '--ignore-unmerged', '--', 'site/content']);
  // Entries that the owner took out, and the version changed, would be left beside.
  git(['clean', '-d', '--force', '--quiet', '--', 'site/content']);
  const lost = git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);
  for (const file of lost) {
    if (answerOf('cat-file', '-e', `${version}:${file}`) === undefined)
      git(['rm', '--quiet', '--force', '--', file]);
    else git(['checkout', version, '--', file]);
  }
  git(['checkout', version, '--', 'package-lock.json']);
  return lost;
}

function upgrade(source: string): void {
  if (answerOf('rev-parse', '--verify', 'HEAD') === undefined)
    throw new Error(
      'An upgrade is taken back with Git: make this folder a repository first, and commit what is in it.',
    );
  if (git(['status', '--porcelain']) !== '')
    throw new Error('Commit your changes first, so that the upgrade can be taken back by itself.');
  const version = versionCommit(source);
  if (answerOf('merge-base', '--is-ancestor', version, 'HEAD') !== undefined)
    throw new Error('This version is here already.');
  console.log('Taking the new version’s code; site/content stays as it is.');
  const lost = mergeCode(version);
  for (const file of lost) console.log(`${file}: your changes to it are given up; the version’s is there.`);
  console.log('Installing what it needs.');
  run('npm', 'install', '--no-audit', '--no-fund', '--silent');
  run(process.execPath, join('tools', 'upgrade', 'report.ts'));
}

try {
  const [source] = process.argv.slice(2);
  if (!source || !existsSync(join(project, 'site/content'))) throw new Error(usage);
  if (source === '--texts') run(process.execPath, join('tools', 'upgrade', 'report.ts'), '--texts');
  else upgrade(source);
} catch (error) {
  const { stderr, message } = error as { stderr?: string; message: string };
  console.error(stderr?.trim() || message);
  process.exitCode = 1;
}
