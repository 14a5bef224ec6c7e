import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromSource = fileURLToPath(new URL('../../', import.meta.url));
/** The folder of the site: from its sources, and from what a build has bundled of them (which runs in it). */
const siteFolder = existsSync(join(fromSource, 'package.json')) ? fromSource : process.cwd();

/** A file below site/, whether or not it is there. */
export const siteFile = (path: string): string => join(siteFolder, path);

/** The folder of the content: site/content, or the one that SITE_CONTENT names, as it does for tests. */
export const contentFolder = process.env['SITE_CONTENT'] ?? siteFile('content');

const inProject = relative(dirname(dirname(siteFile('package.json'))), contentFolder).replaceAll('\\', '/');
/** The folder of the content as messages name it. */
export const contentName = inProject.startsWith('..') || isAbsolute(inProject) ? contentFolder : inProject;
