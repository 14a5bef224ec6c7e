import { defineConfig, devices } from '@playwright/test';
export default defineConfig({ testDir: '/work/wt/editor/site/tests', testMatch: 'content-editor.spec.ts', timeout: 60000, maxFailures: 1, grep: /new answer|refuses|what was edited|asks/, workers: 1, reporter: [['line']], outputDir: '/tmp/ed/results', expect: {timeout: 15000},
 use: { ...devices['Desktop Chrome'], launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] } } });
