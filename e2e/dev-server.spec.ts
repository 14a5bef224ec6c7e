import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder } from '../site/src/model/site-file.ts';
import { freePort } from '../tools/serve/listen.ts';
import { root } from '../tools/serve/processes.ts';
import { waitForServer } from '../tools/serve/running-servers.ts';
import { runLater } from './sweeps.ts';

let content: string;
let server: ChildProcess;
let url: string;

function edit(from: string, to: string): void {
  const file = join(content, 'faq.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Vite serves only files inside the project, and doesn't watch site/.build.
  content = mkdtempSync(join(root, 'site/.cache/content-'));
  cpSync(contentFolder, content, { recursive: true });
  const [port, schedulerPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}/faq`;
  const ports = { PORT: String(port), SCHEDULER_PORT: String(schedulerPort) };
  const env = { ...process.env, ...ports, SITE_CONTENT: content };
  server = spawn(process.execPath, ['tools/serve/start.ts', '--dev'], { cwd: root, stdio: 'ignore', env });
  await waitForServer(url, 100_000);
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(content, { recursive: true });
});

test('an edited text is seen in the open page', runLater, async ({ page }) => {
  // After the first message of Vite's WebSocket, the page reacts to changes of its files.
  const socket = page.waitForEvent('websocket').then((opened) => opened.waitForEvent('framereceived'));
  await page.goto(url);
  await socket;
  edit('question: W', 'question: Edited w');
  await expect(page.locator('main')).toContainText('Edited w', { timeout: 30_000 });
});

test(
  'a mistake in the content is over once it is mended, in pictures, too',
  runLater,
  async ({ request }) => {
    const icon = new URL('/favicon.svg', url).href;
    const status = async () => (await request.get(icon)).status();
    edit('category: Pricing', 'category: Princing');
    await expect.poll(status).toBe(500);
    edit('category: Princing', 'category: Pricing');
    await expect.poll(status).toBe(200);
  },
);
