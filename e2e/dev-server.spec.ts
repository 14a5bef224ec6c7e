import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../deploy/started-hosts.ts';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { runLater } from './sweeps.ts';

let copy: string;
let dev: ChildProcess;
let origin: string;
let output = '';

test.beforeAll(async () => {
  copy = copyProject([''], false);
  const ports = { PORT: String(await freePort()), SCHEDULER_PORT: String(await freePort()) };
  origin = `http://localhost:${ports.PORT}`;
  dev = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: copy,
    env: { ...process.env, ...ports, SCHEDULER_DB: `${copy}/bookings.sqlite` },
  });
  dev.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  dev.stderr?.on('data', (text: Buffer) => (output += text.toString()));
});

test.afterAll(async () => {
  const exited = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await exited;
  removeCopy(copy);
});

/** Replaces a text in a file of the copy, as an editor would. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test(
  'npm run dev from a fresh clone: islands hydrate, and every edit is seen',
  runLater,
  async ({ page }) => {
    test.setTimeout(180_000);
    const isUp = () =>
      fetch(`${origin}/faq`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 120_000 }).toBe(true);

    await page.goto(`${origin}/faq`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 60_000 });
    const questions = page.locator('main details:visible');
    const all = await questions.count();
    await page.getByRole('radio').nth(1).check();
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await page.getByRole('radio').first().check();
    await page.getByRole('searchbox').fill('no question holds this');
    await expect(questions).toHaveCount(0);

    const heading = page.getByRole('heading', { level: 1 });
    edit('site/content/pages/faq.yaml', '\nlead: ', '\nlead: An edited text. ');
    await expect(page.getByText('An edited text.')).toBeVisible();

    edit('site/src/styles/base.css', '@layer base {', '@layer base {\n  h1 {\n    outline: 7px solid;\n  }');
    await expect(heading).toHaveCSS('outline-width', '7px');

    edit('site/src/layouts/site-footer.tsx', '<footer', '<footer data-edited=""');
    await expect(page.locator('footer[data-edited]')).toBeVisible();
    expect(output).not.toMatch(/UNLOADABLE_DEPENDENCY|UnhandledRejection/);
  },
);
