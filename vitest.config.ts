import { defineConfig } from 'vitest/config';

/** Tests of the built site on its hosts; `npm test -- hosting` prepares them. */
const needsBuild = ['deploy/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/src/**/*.test.{ts,tsx}', 'site/integrations/**/*.test.ts'],
          // Nothing here is timed: a busy machine may stall for seconds.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: needsBuild,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'project',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scheduler',
          root: 'scheduler',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
