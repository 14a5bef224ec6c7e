import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** For how many days a page that somebody has open still finds its files. */
const keptDays = 30;

/** A folder with `releases/` and `current`, here or on a server that is reached by ssh. */
export interface Place {
  host?: string;
  folder: string;
}

/** Where a target lies, as it is given to the command. @throws Error for half the name of a server. */
export function placeOf(target: string): Place {
  const [, host, folder] = /^([\w.@-]+):(\/(?!\/).*)$/.exec(target) ?? [];
  if (!host && /^[^/]*[@:]/.test(target))
    throw new Error(`${target} is neither a folder here nor one such as user@host:/var/www/brightboard.`);
  return host && folder ? { host, folder } : { folder: resolve(target) };
}

/** Runs lines of shell in the place, until the first that fails. @returns what they print. */
export function inPlace({ host, folder }: Place, lines: readonly string[], enter = 'cd'): string {
  const script = ['set -eu', `${enter} '${folder.replaceAll("'", `'\\''`)}'`, ...lines].join('\n');
  const [command = 'sh', ...options] = host ? ['ssh', host, 'sh', '-s'] : ['sh', '-s'];
  return execFileSync(command, options, {
    input: script,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Takes over the hashed files of the release before; those that nobody has been given for a while are left behind. */
export const takeOver = (release: string): string[] => [
  `mkdir -p releases/${release}`,
  'if [ -e current ]; then',
  // Until now it was current: the days count from here.
  '  touch "$(readlink current)" "$(readlink current).files"',
  `  (cd current/_assets && xargs -d '\\n' touch -c --) < "$(readlink current).files"`,
  `  cp -al current/_assets releases/${release}/`,
  `  find releases/${release}/_assets -type f -mtime +${keptDays} -delete`,
  'fi',
];

/** A link is replaced in one step: whoever asks meanwhile gets the one release or the other. */
const switchTo = (release: string): string[] => [`ln -sfn ${release} next`, 'mv -T next current'];

/** Sends the build into a new folder: hashed files first, pages last; then the site is switched to it. */
export function send(dist: string, place: Place): void {
  const release = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = `${place.host ? `${place.host}:` : ''}${place.folder}/releases/${release}/`;
  inPlace(place, [], 'mkdir -p');
  inPlace(place, takeOver(release));
  const options = ['--recursive', '--chmod=D755,F644'];
  for (const part of [['_assets'], ['--exclude=/_assets', './']]) {
    execFileSync('rsync', [...options, ...part, target], { cwd: dist, stdio: 'inherit' });
  }
  const files = readdirSync(join(dist, '_assets'));
  inPlace(place, [
    `cat > releases/${release}.files <<'END'\n${files.join('\n')}\nEND`,
    ...switchTo(`releases/${release}`),
    `find releases -mindepth 1 -maxdepth 1 -mtime +${keptDays} ! -name '${release}*' -exec rm -r {} +`,
  ]);
  console.log(`Released as ${target}`);
}

/** Goes back to the release before the current one, which keeps the hashed files of both. @throws Error without one. */
export function goBack(place: Place): void {
  // The list of its files is written when all of a release has been sent.
  const sent = "ls releases | sed -n 's/\\.files$//p'";
  const [current = '', ...releases] = inPlace(place, ['basename "$(readlink current)"', sent])
    .trim()
    .split('\n');
  const before = releases.filter((name) => name < current).at(-1);
  if (!before) throw new Error(`There is no release before ${current}.`);
  inPlace(place, [
    `cp -aln current/_assets/. releases/${before}/_assets/`,
    ...switchTo(`releases/${before}`),
  ]);
  console.log(`Back at ${before}.`);
}
