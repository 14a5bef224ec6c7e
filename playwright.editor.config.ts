import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/installed.ts';
import { readPort } from './scripts/ports.ts';

const chromium = findChromium();

// The content editor, on a copy of the project that the test makes: it changes content, then builds the site.
export default defineConfig({
  testDir: 'scripts/editor',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/editor',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 1000 },
    baseURL: `http://localhost:${readPort('EDIT_PORT', 4323)}`,
    launchOptions: { args: [...chromiumFlags], ...(chromium ? { executablePath: chromium } : {}) },
  },
});
