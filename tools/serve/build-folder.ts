import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the build. `npm test` uses a copy, so that another build can't replace it during the tests. */
export const buildFolder =
  process.env['BUILD_FOLDER'] ?? fileURLToPath(new URL('../../site/dist/', import.meta.url));
/** The file for responses with status 404. */
export const notFoundFile = '404.html';

/** Files of a build that are not served: precompressed copies, configuration files of hosts, and hidden files. */
const unserved = /\.(br|gz)$|^(_headers|_redirects|vercel\.json)$|(^|\/)\.(?!well-known\/)/;

/** The files of a build that are served, by path below its folder. */
export function buildFiles(folder = buildFolder): string[] {
  return globSync(['**/*', '.well-known/*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !unserved.test(name))
    .sort();
}
