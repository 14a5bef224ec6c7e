import { join } from 'node:path';
import { root } from '../serve/processes.ts';

/** Where the content of a site and its build are, as environment variables. */
export interface TestedSite {
  SITE_CONTENT: string;
  BUILD_FOLDER: string;
}

/** Maple Lane, a small business that belongs to the tests. */
export const fixtureSite: TestedSite = {
  SITE_CONTENT: join(root, 'fixture/content'),
  BUILD_FOLDER: join(root, 'site/.build/fixture'),
};

/** The business whose site this is; `npm test` keeps a copy of its build, whatever is built meanwhile. */
export const ownSite: TestedSite = {
  SITE_CONTENT: join(root, 'site/content'),
  BUILD_FOLDER: process.env['BUILD_FOLDER'] ?? join(root, 'site/dist'),
};
