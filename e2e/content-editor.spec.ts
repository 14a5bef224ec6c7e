import { cpSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect as expectSoon, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listen, type StartedHost } from '../tools/serve/listen.ts';
import { contentError } from '../site/integrations/content-check.ts';
import { contentFolder } from '../site/src/model/site-file.ts';
import { editorServer } from '../tools/editor/editor-page.ts';
import { installTool } from '../tools/test/install-tool.ts';
import { runLater } from './sweeps.ts';

// The editor has two megabytes of scripts, which load slowly on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });
/** The shortest valid entries. */
const teacher = `order: 98
name: Jo Park
credentials: M.Ed., licensed in Ohio
specialties: [math]
bio: Jo taught in Columbus for eleven years, and starts every lesson with a question that has two answers.
photo: { file: lia-park.svg, alt: A drawing of Jo }
`;
const state = `name: Ohio
program: ACE
facts:
  runBy: Ohio Department of Education
  checked: { asOf: 2026-11-22, source: State of Ohio, url: https://example.com/ohio } # looked up
`;

// The editor draws only the fields in view.
test.use({ viewport: { width: 1280, height: 6000 } });
test.setTimeout(240_000);
// In one worker, because two would install the editor in the same folder at once.
test.describe.configure({ mode: 'default' });

let editor: StartedHost;
let errors: string[];

test.beforeAll(async () => {
  await installTool('editor');
  editor = await listen(editorServer(), 0);
});
test.afterAll(() => editor[Symbol.asyncDispose]());

/** Copies the content into the page's private file system, because tests can't use the browser's folder dialog. */
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(editor.origin);
    if (isOurs && ['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await page.route(/^https:/, (route) => route.abort());
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto(`${editor.origin}/edit/`);
  const files = globSync('**/*.{yaml,md}', { cwd: contentFolder });
  const texts = files.map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(join(contentFolder, file), 'utf8'),
  ]);
  await page.evaluate(
    async (texts) => {
      const project = await navigator.storage.getDirectory();
      await project.getDirectoryHandle('.git', { create: true });
      for (const [path = '', text = ''] of texts) {
        const folders = ['site', 'content', ...path.split('/')];
        const name = folders.pop() ?? '';
        let folder = project;
        for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [...texts, ['teachers/jo-park.yaml', teacher], ['states/ohio.yaml', state]],
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
});

const open = (page: Page, path: string) => page.goto(`${editor.origin}/edit/#/collections/${path}`);

/** The name of the button that adds an item; the editor inserts a direction mark before the part. */
const named = (part: string) => new RegExp(`^Add .?${part}`);

async function written(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (path) => {
    const folders = ['site', 'content', ...path.split('/')];
    const name = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    const file = await (await folder.getFileHandle(name)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path);
  return Buffer.from(bytes);
}

/** Saves, and validates the whole content with the saved files. @returns the data of the first file. */
async function save(page: Page, ...paths: [string, ...string[]]): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  using copy = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, copy.path, { recursive: true });
  for (const path of paths) {
    mkdirSync(dirname(join(copy.path, path)), { recursive: true });
    writeFileSync(join(copy.path, path), await written(page, path));
  }
  expect(contentError(copy.path)?.message).toBeUndefined();
  return parse(readFileSync(join(copy.path, paths[0]), 'utf8')) as Record<string, unknown>;
}

test('keeps an entry short, with the switches that its defaults turn on', runLater, async ({ page }) => {
  await open(page, 'states/entries/ohio');
  await page.getByRole('textbox', { name: 'Run by' }).fill('The State of Ohio');
  const { consultation, ...texts } = await save(page, 'states/ohio.yaml');
  expect(Object.keys(texts).sort()).toEqual(['facts', 'name', 'order', 'program']);
  expect(consultation).toEqual({ bookNow: true, showLogo: true, scrollToTopOnLoad: false });
});

const fill = (page: Page, name: string, value: string) =>
  page.getByLabel(name, { exact: true }).first().fill(value);

test('adds an exam from what only it can say', runLater, async ({ page }) => {
  await open(page, 'exams/new');
  await fill(page, 'Name', 'SHSAT Prep');
  await fill(page, 'Exam name', 'SHSAT');
  await fill(page, 'Description', 'Reading and math for New York City’s specialized high schools.');
  await fill(page, 'Min', '200');
  await fill(page, 'Max', '800');
  await fill(page, 'Minutes', '180');
  await fill(page, 'Looked up on', '2026-11-22');
  await fill(page, 'Source', 'NYC Public Schools');
  await fill(page, 'Url', 'https://example.com/shsat');
  await page.getByRole('button', { name: named('About') }).click();
  await fill(page, 'About', 'Eighth and ninth graders take the SHSAT to apply to a specialized high school.');
  const exam = await save(page, 'exams/shsat.yaml');
  expect(exam).toMatchObject({ name: 'SHSAT Prep', facts: { score: { min: 200, max: 800 } } });
});

test('takes the place out of a phone’s photograph, and makes it smaller', runLater, async ({ page }) => {
  await open(page, 'teachers/new');
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const taken = sharp({ create: { width: 3024, height: 4032, channels: 3, background: '#88aacc' } });
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' };
  const buffer = await taken.jpeg().withExif({ IFD3: place }).toBuffer();
  await (await chooser).setFiles({ name: 'IMG_0042.jpeg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByText('IMG_0042.webp')).toBeVisible();
  // The preview shows the file that saving writes.
  const shown = await page.locator('img[src^="blob:"]').evaluate(async (picture) => {
    const response = await fetch((picture as HTMLImageElement).src);
    return [...new Uint8Array(await response.arrayBuffer())];
  });
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  const { height, exif } = await sharp(Buffer.from(shown)).metadata();
  expect({ height, exif }).toEqual({ height: 2048, exif: undefined });
});
