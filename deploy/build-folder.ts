import { existsSync, globSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build is: a run of `npm test` has its own, so that nobody else's takes its place meanwhile. */
export const buildFolder =
  process.env['BUILD_FOLDER'] ?? fileURLToPath(new URL('../site/dist/', import.meta.url));
/** The file that is shown, with status 404, where nothing is. */
export const notFoundFile = '404.html';

/** What a build folder holds and nobody is sent: precompressed copies, the hosts' own files, and hidden ones. */
const unserved = /\.(br|gz)$|^(_headers|_redirects|vercel\.json)$|(^|\/)\.(?!well-known\/)/;

/** Whether a name is that of a file which is served. A symbolic link is none: it may lead anywhere. */
function isServed(folder: string, name: string): boolean {
  const file = join(folder, name);
  return (
    !unserved.test(name) &&
    existsSync(file) &&
    statSync(file).isFile() &&
    relative(realpathSync(folder), realpathSync(file)).replaceAll(sep, '/') === name
  );
}

/** The files of a build that are served, by path below its folder. */
export function buildFiles(folder = buildFolder): string[] {
  const names = globSync(['**/*', '.well-known/*'], { cwd: folder });
  return names
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => isServed(folder, name))
    .sort();
}
