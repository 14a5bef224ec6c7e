import { existsSync, globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build lies. */
export const buildFolder = fileURLToPath(new URL('../site/dist/', import.meta.url));
/** The file that is shown, with status 404, where there is nothing. */
export const notFoundFile = '404.html';

/** What stands in a build folder and is not served: precompressed copies, and what is put there for hosts. */
const unserved = /\.(br|gz)$|^_(headers|redirects)$/;

/** The address a file stands at: `/sat-prep` for `sat-prep.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/**
 * The files of a build that have an address, by path below its folder.
 * @throws Error for somebody to read when there is nothing to serve.
 */
export function buildFiles(folder = buildFolder): ReadonlySet<string> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      'There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.',
    );
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: folder }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  return new Set(names.filter((name) => !unserved.test(name)).sort());
}
