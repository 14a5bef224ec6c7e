import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/src/**/*.test.{ts,tsx}', 'site/integrations/**/*.test.ts', 'deploy/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'project',
          include: ['scripts/**/*.test.ts'],
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
