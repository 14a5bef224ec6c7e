import { existsSync, globSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build is. */
export const buildFolder = fileURLToPath(new URL('../site/dist/', import.meta.url));
/** The file that is shown, with status 404, where nothing is. */
export const notFoundFile = '404.html';

/** What a build folder holds and nobody is sent: precompressed copies, and the hosts' own files. */
const unserved = /\.(br|gz)$|^_(headers|redirects)$|^\.htaccess$/;

/**
 * The files of a build that are served, by path below its folder. A symbolic link is left out: it may lead anywhere.
 * @throws Error for people to read when there is nothing to serve.
 */
export function buildFiles(folder = buildFolder): ReadonlySet<string> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      'There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.',
    );
  const real = realpathSync(folder);
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: folder })
    .filter((name) => realpathSync(join(folder, name)) === join(real, name))
    .map((name) => name.replaceAll(sep, '/'));
  return new Set(names.filter((name) => !unserved.test(name)).sort());
}
