import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyProject, removeCopy } from '../tools/test/project-copy.ts';
import { freePort } from '../tools/serve/listen.ts';
import { root } from '../tools/serve/processes.ts';
import { untilAnswering } from '../tools/serve/running-servers.ts';
import { runLater } from './sweeps.ts';

let folder: string;
let server: ChildProcess;
let url: string;

/** Vite serves no file outside of the project, so a link to the packages is not enough: they are hard links. */
function installPackages(): void {
  const packages = join(folder, 'node_modules');
  rmSync(packages);
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), packages]);
  if (linked.status !== 0) cpSync(join(root, 'node_modules'), packages, { recursive: true });
  for (const cache of ['node_modules/.vite', 'node_modules/.astro', 'site/.cache'])
    rmSync(join(folder, cache), { recursive: true, force: true });
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = copyProject();
  installPackages();
  const [port, schedulerPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}/faq`;
  server = spawn(process.execPath, ['tools/serve/start.ts', '--dev'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_CONTENT: join(folder, 'site/content'),
      PORT: String(port),
      SCHEDULER_PORT: String(schedulerPort),
    },
  });
  await untilAnswering(url, 100_000);
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  removeCopy(folder);
});

const questions = (page: Page) => page.locator('main details:visible');

async function openFaq(page: Page): Promise<void> {
  await page.goto(url);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 30_000 });
}

test('a fresh copy hydrates, and its questions can be filtered', runLater, async ({ page }) => {
  await openFaq(page);
  const all = await questions(page).count();
  await page.getByRole('radio').nth(1).check({ force: true });
  await expect.poll(() => questions(page).count()).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
});

test('an edited text is seen within 2 seconds', runLater, async ({ page }) => {
  await openFaq(page);
  edit('site/content/faq.yaml', 'question: W', 'question: Edited w');
  await expect(page.locator('main')).toContainText('Edited w', { timeout: 2_000 });
});

test(
  'a mistake in the content is over once it is mended, in pictures, too',
  runLater,
  async ({ request }) => {
    const icon = new URL('/favicon.svg', url).href;
    const status = async () => (await request.get(icon)).status();
    edit('site/content/faq.yaml', 'category: Pricing', 'category: Princing');
    await expect.poll(status).toBe(500);
    edit('site/content/faq.yaml', 'category: Princing', 'category: Pricing');
    await expect.poll(status).toBe(200);
  },
);
