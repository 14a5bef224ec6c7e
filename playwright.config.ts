import { defineConfig, devices } from '@playwright/test';
import { readPorts } from './tools/serve/ports.ts';
import { portsEnvironment } from './tools/serve/processes.ts';
import { chromiumFlags, findChromium } from './tools/test/programs.ts';
import { isolateBookings } from './tools/serve/running-servers.ts';
import { fixtureSite } from './tools/test/tested-sites.ts';

const ports = readPorts();
// Kept in the environment, so that the workers, which read this file again, find the same database.
isolateBookings();
if (!process.env['SITE_CONTENT']) Object.assign(process.env, fixtureSite);
const chromium = findChromium();
const isCi = Boolean(process.env['CI']);

/** Next Monday at 10 in the morning in New York: what a day has left must not hang on when the tests are run. */
const monday = new Date();
monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7));
monday.setUTCHours(15, 0, 0, 0);

const environment = {
  ...(process.env as Record<string, string>),
  ...portsEnvironment(ports),
  SCHEDULER_NOW: monday.toISOString(),
};

/**
 * Chromium opens two pages of its own with each window, for its address bar, which takes longer than most tests. Of
 * several lists of features to turn off the last counts, so this one begins with Playwright's own.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
].join();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ...(isCi ? [['github'] as const] : []),
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${ports.site}`,
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags, `--disable-features=${disabledFeatures}`],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  webServer: [
    {
      command: 'node tools/serve/start.ts --existing',
      url: `http://localhost:${ports.site}/`,
      env: environment,
      reuseExistingServer: false,
    },
    {
      command: 'node scheduler/src/server.ts',
      url: `http://localhost:${ports.scheduler}/health`,
      env: environment,
      reuseExistingServer: false,
    },
  ],
});
