import { join } from 'node:path';
import { root } from '../serve/processes.ts';

/** The environment variables for the content and the build of a site. */
export interface TestedSite {
  SITE_CONTENT: string;
  BUILD_FOLDER: string;
}

/** The site of the fixture, a small invented business. */
export const fixtureSite: TestedSite = {
  SITE_CONTENT: join(root, 'fixture/content'),
  BUILD_FOLDER: join(root, 'site/.build/fixture'),
};

/** The site of this project's own content. `npm test` uses a copy of its build. */
export const ownSite: TestedSite = {
  SITE_CONTENT: join(root, 'site/content'),
  BUILD_FOLDER: process.env['BUILD_FOLDER'] ?? join(root, 'site/dist'),
};
