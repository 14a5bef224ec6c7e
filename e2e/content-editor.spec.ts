import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { readPort } from '../scripts/ports.ts';
import { toolFile } from '../scripts/tools.ts';
import { buildSite } from './built-variant.ts';
import { runLater } from './sweeps.ts';

// The content editor, on a copy of the project: it changes content, then builds the site.
const port = readPort('editor', 4323);
const bio =
  'Adaeze now starts every session with a question from the kitchen table, & ends it with a sketch: "draw it, then name it."';

let copy: string;
let editor: ChildProcess;
const read = (file: string) => readFileSync(join(copy, 'site/content', file), 'utf8');

// Two megabytes of editor draw slowly on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

// The editor renders what is in view.
test.use({ viewport: { width: 1280, height: 2600 } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  const packages = join(await toolFile('../..'));
  copy = copyProject();
  symlinkSync(packages, join(copy, 'tools/editor/node_modules'));
  const environment = { ...process.env, EDIT_PORT: String(port) };
  editor = spawn(process.execPath, ['scripts/edit.ts'], { cwd: copy, stdio: 'inherit', env: environment });
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });
});

test.afterAll(() => {
  editor.kill('SIGTERM');
  removeCopy(copy);
});

const open = (page: Page, path: string) => page.goto(`http://localhost:${port}/#/collections/${path}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test(
  'asks for no account, knows every option of the forms, and asks nothing of another site',
  runLater,
  async ({ page }) => {
    const elsewhere: string[] = [];
    const unknown: string[] = [];
    page.on('request', (request) => {
      if (/^https?:\/\/(?!localhost)/.test(request.url())) elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (message.text().includes('configuration schema')) unknown.push(message.text());
    });
    await open(page, 'teachers');
    await expect(page.getByText('Adaeze Okafor')).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(unknown).toEqual([]);
  },
);

test('writes a teacher’s new bio into her file and leaves the rest as it is', runLater, async ({ page }) => {
  const before = read('teachers/adaeze-okafor.yaml');
  await open(page, 'teachers/entries/adaeze-okafor');
  const portrait = page.frameLocator('iframe').getByAltText('Drawing of Adaeze Okafor');
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Bio' }).fill(bio);
  await save(page);
  await expect.poll(() => read('teachers/adaeze-okafor.yaml')).not.toBe(before);
  const lines = (text: string) => text.split('\n').filter((line) => !line.startsWith('bio:'));
  expect(lines(read('teachers/adaeze-okafor.yaml'))).toEqual(lines(before));
});

test(
  'refuses what would break the content, says why, and leaves the file alone',
  runLater,
  async ({ page }) => {
    const before = read('teachers/arjun-menon.yaml');
    await open(page, 'teachers/entries/arjun-menon');
    await page.getByRole('spinbutton', { name: 'Order' }).fill('3');
    await save(page);
    await expect(page.getByText('must be unique; teachers/adaeze-okafor.yaml has it already')).toBeVisible();
    expect(read('teachers/arjun-menon.yaml')).toBe(before);
  },
);

test('what was edited passes the content check and stands on the pages', runLater, async () => {
  await buildSite(join(copy, 'site'));
  const page = readFileSync(join(copy, 'site/dist/meet-our-teachers.html'), 'utf8');
  expect(parse(page).text).toContain('starts every session with a question from the kitchen table');
});
