import { defineConfig } from 'vitest/config';

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
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/src/**/*.test.{ts,tsx}', 'site/integrations/**/*.test.ts'],
        },
      },
      // Tests of the built site on its hosts; `npm test -- hosting` prepares them.
      { extends: true, test: { name: 'hosting', include: ['deploy/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'project', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'scheduler',
          root: 'scheduler',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
        },
      },
    ],
  },
});
