import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { fixtureSite, ownSite, type TestedSite } from './tools/test/tested-sites.ts';

/** What was shipped, to the letter: it is skipped for another business, whose name is no sample. */
const specification = 'build-tests/{specification,shipped}*.test.ts';
const isShipped = /^ +- business\.name$/m.test(readFileSync('site/content/settings.yaml', 'utf8'));

const project = (name: string, site: TestedSite, ...include: string[]) => ({
  extends: true as const,
  test: { name, include, env: { ...site } },
});

export default defineConfig({
  test: {
    // Vitest leaves one processor to its watchers, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Files share what they import, which takes longer than most tests; what one replaces is put back after it.
    isolate: false,
    pool: 'threads',
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['site/test-setup.ts'],
    // A frame is drawn; what it would load is nothing a unit test needs.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // Nothing here is timed: a busy machine may stall for seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project('site', fixtureSite, 'site/src/**/*.test.{ts,tsx}', 'site/integrations/**/*.test.ts'),
      project('project', fixtureSite, 'tools/**/*.test.ts'),
      project('scheduler', fixtureSite, 'scheduler/{src,test}/**/*.test.{ts,tsx}'),
      // These need both builds: `npm test -- build` first.
      project('build', fixtureSite, 'build-tests/!(html|specification*|shipped*).test.ts'),
      project('own', ownSite, 'build-tests/html.test.ts', ...(isShipped ? [specification] : [])),
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['e2e/cross-browser/**/*.test.ts'],
          env: { ...fixtureSite },
          fileParallelism: false,
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
