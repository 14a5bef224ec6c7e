import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file below site/, from its sources and from what a build has bundled of them (which runs in site/). */
export function siteFile(path: string): string {
  const fromSource = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return existsSync(fromSource) ? fromSource : join(process.cwd(), path);
}

/** The folder of the content: site/content, or the one that SITE_CONTENT names, as it does for tests. */
export const contentFolder = process.env['SITE_CONTENT'] ?? siteFile('content');

const inProject = relative(dirname(dirname(siteFile('package.json'))), contentFolder).replaceAll('\\', '/');
/** The folder of the content as messages name it. */
export const contentName = inProject.startsWith('..') || isAbsolute(inProject) ? contentFolder : inProject;
