import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of what the project shipped, or with it as their material: they end when an owner's content takes its place. */
const ofShippedContent = [
  'build-tests/{search-engines,shipped-content,specification,specification-entries,structured-data}.test.ts',
  'build-tests/owner-site.test.ts',
  'site/integrations/content-check.test.ts',
  'site/src/features/test-prep/exam-timing.test.ts',
  'site/src/model/{figures,read-content,validate-paths}.test.ts',
];
const isShipped = /^ +- business\.name$/m.test(readFileSync('site/content/settings.yaml', 'utf8'));
const exclude = [...configDefaults.exclude, ...(isShipped ? [] : ofShippedContent)];

const project = (name: string, ...include: string[]) => ({
  extends: true as const,
  test: { name, include, exclude },
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
    // Nothing here is timed: a busy machine may stall for seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project('site', 'site/src/**/*.test.{ts,tsx}', 'site/integrations/**/*.test.ts'),
      project('project', 'tools/**/*.test.ts'),
      project('scheduler', 'scheduler/{src,test}/**/*.test.{ts,tsx}'),
      // These need a build: `npm run build` first.
      project('build', 'build-tests/**/*.test.ts'),
      project('hosting', 'tools/serve/site-server.test.ts'),
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['e2e/cross-browser/**/*.test.ts'],
          fileParallelism: false,
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
