import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readContent } from '../../site/src/model/read-content.ts';
import { readPort } from '../ports.ts';
import { editorBundle } from './editor-bundle.ts';
import { copyProject, removeCopy } from './project-copy.ts';

const port = readPort('EDIT_PORT', 4323);
const bio =
  'Adaeze now starts every session with a question from the kitchen table, & ends it with a sketch: "draw it, then name it."';
const answer =
  'Write to us the day before, and nothing is charged. This sentence was typed into the content editor.';

let copy: string;
let editor: ChildProcess;
const read = (file: string) => readFileSync(join(copy, 'site/content', file), 'utf8');

async function waitForEditor(): Promise<void> {
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  }).toPass({ timeout: 20_000 });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // The copy then finds the bundle in the cache that it takes along.
  await editorBundle();
  copy = copyProject();
  editor = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, EDIT_PORT: String(port) },
  });
  await waitForEditor();
});

test.afterAll(() => {
  editor.kill('SIGTERM');
  removeCopy(copy);
});

async function open(page: Page, path: string): Promise<void> {
  // A page of its own for every entry: going from one to another by address alone is not a journey of the editor.
  await page.goto('about:blank');
  await page.goto(`/#/collections/${path}`);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save the file' }).click();
}

test('asks for no account and loads nothing from elsewhere', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`http://localhost:${port}/`)) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Adaeze Okafor' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('writes a teacher’s new bio into her file and leaves the rest as it is', async ({ page }) => {
  const before = read('teachers/adaeze-okafor.yaml');
  await open(page, 'teachers/entries/adaeze-okafor');
  await page.getByLabel('Bio', { exact: true }).fill(bio);
  await save(page);
  await expect.poll(() => read('teachers/adaeze-okafor.yaml')).not.toBe(before);
  const lines = (text: string) => text.split('\n').filter((line) => !line.startsWith('bio:'));
  expect(lines(read('teachers/adaeze-okafor.yaml'))).toEqual(lines(before));
});

test('writes a new answer into the list of questions and keeps the other questions', async ({ page }) => {
  const before = read('faq.yaml').split('\n').length;
  await open(page, 'faq/entries/6');
  // The first paragraph of the answer, which is folded.
  await page.locator('[class*=ListItemTopBar] button').first().click();
  await page.locator('textarea').first().fill(answer);
  await save(page);
  await expect.poll(() => read('faq.yaml')).toContain(answer);
  expect(read('faq.yaml').split('\n').length).toBe(before);
});

test('refuses what would break the content, says why, and leaves the file alone', async ({ page }) => {
  const before = read('teachers/arjun-menon.yaml');
  await open(page, 'teachers/entries/arjun-menon');
  await page.getByLabel('Order', { exact: true }).fill('3');
  await save(page);
  await expect(page.getByText('must be unique; teachers/adaeze-okafor.yaml has it already')).toBeVisible();
  expect(read('teachers/arjun-menon.yaml')).toBe(before);
});

test('what was edited passes the content check and stands on the pages', async () => {
  const content = readContent(join(copy, 'site/content'));
  expect(content.teachers.find((entry) => entry.id === 'adaeze-okafor')?.data.bio).toBe(bio);
  expect(content.faq.find((entry) => entry.id === '6')?.data.answer[0]).toBe(answer);

  const built = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    {
      cwd: join(copy, 'site'),
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  expect(built.status, built.stderr).toBe(0);
  const textOf = (name: string) => parse(readFileSync(join(copy, 'site/dist', `${name}.html`), 'utf8')).text;
  expect(textOf('meet-our-teachers')).toContain(
    'starts every session with a question from the kitchen table',
  );
  expect(textOf('faq')).toContain(answer);
});
