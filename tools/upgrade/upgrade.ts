import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The project to upgrade: the current folder, so that the command of a newer version can upgrade an older project. */
const project = process.cwd();
/** The message of commits for versions without a Git history. */
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

/** The output of a Git command; undefined if it fails. */
function answerOf(...args: string[]): string | undefined {
  try {
    return git(args);
  } catch {
    return undefined;
  }
}

/** Adds a folder without Git, such as an unpacked archive, to this repository. @returns the id of its tree object. */
function treeOf(folder: string): string {
  using index = mkdtempDisposableSync(join(tmpdir(), 'upgrade-'));
  const gitFolder = resolve(project, git(['rev-parse', '--git-dir']));
  const place = { GIT_INDEX_FILE: join(index.path, 'index'), GIT_DIR: gitFolder, GIT_WORK_TREE: folder };
  git(['-C', folder, 'add', '--all', '.'], place);
  return git(['write-tree'], place);
}

/**
 * The id of a version's commit: that of a tag, a branch or a commit of this repository, or of the HEAD of another
 * folder; undefined for a folder without Git.
 */
function commitOf(source: string): string | undefined {
  const folder = resolve(project, source);
  if (!existsSync(folder)) return answerOf('rev-parse', '--verify', `${source}^{commit}`);
  if (!existsSync(join(folder, '.git'))) return undefined;
  git(['fetch', '--quiet', folder, 'HEAD']);
  return git(['rev-parse', 'FETCH_HEAD']);
}

/**
 * The commit of the new version, with an ancestor in common with the owner's branch, so that Git can merge it. A version
 * without a common history becomes a new commit on top of the last such version, or of the owner's first commit.
 * @throws Error if there is no such version.
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

/** Merges the files of a version, except for site/content. @returns the owner's changes that were overwritten. */
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
  // Removes files of entries that the owner deleted and the version changed, which the merge leaves behind.
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
