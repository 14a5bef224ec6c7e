import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromSource = fileURLToPath(new URL('../../', import.meta.url));
/** The site's folder. Code bundled by a build can't derive it from its own path, but runs in that folder. */
const siteFolder = existsSync(join(fromSource, 'package.json')) ? fromSource : process.cwd();

/** The path of a file below site/, which may not exist. */
export const siteFile = (path: string): string => join(siteFolder, path);

/** The content folder: site/content, or the value of SITE_CONTENT, which tests set. */
export const contentFolder = process.env['SITE_CONTENT'] ?? siteFile('content');

const inProject = relative(dirname(dirname(siteFile('package.json'))), contentFolder).replaceAll('\\', '/');
/** The content folder for messages: relative to the project, if it is inside. */
export const contentName = inProject.startsWith('..') || isAbsolute(inProject) ? contentFolder : inProject;
