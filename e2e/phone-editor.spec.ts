import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { toolFile } from '../scripts/tools.ts';
import { collections } from '../site/src/model/collections.ts';
import { GitHost, type Commit } from './git-host.ts';
import { runLater } from './sweeps.ts';

// The editor of a site that its host builds, on a phone: GitHub is a stand-in with the project's own content.
const expect = expectSoon.configure({ timeout: 60_000 });
const token = 'github_pat_of_the_owner';
const title = 'How to Read a Word Problem: Three Times';
let copy: string;
let host: GitHost;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

function contentOf(folder: string): Map<string, Buffer> {
  const paths = globSync('site/content/**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]));
}

test.beforeAll(async () => {
  const packages = await toolFile('../..');
  copy = copyProject();
  symlinkSync(packages, join(copy, 'tools/editor/node_modules'));
  host = new GitHost('maple-lane/site', token, contentOf(copy));
  expect(run('scripts/edit.ts', '--online', 'github:maple-lane/site').stderr).toBe('');
});

test.afterAll(() => removeCopy(copy));

/** Opens the editor as the phone's browser finds it on the site, and signs in. */
async function signIn(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { host: name, pathname } = new URL(route.request().url());
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return name === 'maple.test' ? route.fulfill({ path: join(copy, 'site/dist', file) }) : route.abort();
  });
  await host.answer(page);
  await page.goto('https://maple.test/edit/');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).tap();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
}

const entry = (page: Page, path: string) => page.goto(`https://maple.test/edit/#/collections/${path}`);

/** Saves, and gives the commit that GitHub gets. */
async function save(page: Page): Promise<Commit> {
  const before = host.commits.length;
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect.poll(() => host.commits.length).toBe(before + 1);
  return host.commits.at(-1)!;
}

const yaml = (bytes: Buffer): unknown => parse(bytes.toString());
const asItWas = (name: string) => readFileSync(join(copy, 'site/content', name));

/** The one content file that a commit writes. */
function fileOf({ written, deleted }: Commit, name: string): Buffer {
  expect([...written.keys()].filter((path) => path.endsWith('.yaml'))).toEqual([`site/content/${name}`]);
  expect(deleted).toEqual([]);
  return written.get(`site/content/${name}`)!;
}

// As the site reads the files: a switch as it is by default is the same as none.
const teacherIn = (bytes: Buffer) => collections.teachers.schema.parse(yaml(bytes));
const settingsIn = (bytes: Buffer) => collections.settings.schema.parse(yaml(bytes));

test(
  'commits a phone’s photograph, made smaller and without its place, with the teacher who names it',
  runLater,
  async ({ page }) => {
    await signIn(page);
    await entry(page, 'teachers/entries/arjun-menon');
    const photo = page.getByRole('group', { name: 'Photo' }).first();
    await photo.getByRole('checkbox').first().check();
    const browse = photo.getByRole('button', { name: 'Browse' });
    // The editor draws what is in view.
    await expect(async () => {
      await photo.evaluate((group) => group.scrollIntoView());
      await expect(browse).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await browse.tap();
    const chooser = page.waitForEvent('filechooser');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upload' }).tap();
    const taken = sharp({ create: { width: 3024, height: 4032, channels: 3, background: '#88aacc' } });
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' };
    const buffer = await taken.jpeg().withExif({ IFD3: place }).toBuffer();
    await (await chooser).setFiles({ name: 'IMG_0042.jpeg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Insert' }).tap();
    await expect(photo.getByText('IMG_0042.webp')).toBeVisible();
    await photo.getByRole('textbox', { name: 'Alt' }).fill('Arjun Menon at a whiteboard');
    const commit = await save(page);
    const [file = '', ...others] = [...commit.written.keys()].filter((path) => !path.endsWith('.yaml'));
    expect([file, others]).toEqual(['site/content/pictures/IMG_0042.webp', []]);
    expect((await sharp(buffer).metadata()).exif).toBeDefined();
    const { format, height, exif } = await sharp(commit.written.get(file)).metadata();
    expect({ format, height, exif }).toEqual({ format: 'webp', height: 2048, exif: undefined });
    const name = 'teachers/arjun-menon.yaml';
    const middle = { x: 50, y: 50 };
    const photograph = { file: 'IMG_0042.webp', alt: 'Arjun Menon at a whiteboard', focus: middle };
    expect(teacherIn(fileOf(commit, name))).toEqual({ ...teacherIn(asItWas(name)), photo: photograph });
  },
);

test('commits a blog card’s new title into the list where it stands', runLater, async ({ page }) => {
  await signIn(page);
  await entry(page, '_singletons/entries/posts');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().tap();
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  const [first, ...others] = yaml(asItWas('posts.yaml')) as object[];
  const commit = await save(page);
  expect(commit.written.size).toBe(1);
  expect(yaml(fileOf(commit, 'posts.yaml'))).toEqual([{ ...first, title }, ...others]);
});

test('commits another name in the settings, and keeps all that stands there', runLater, async ({ page }) => {
  await signIn(page);
  await entry(page, '_singletons/entries/settings');
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Brightboard Online');
  const { business, ...others } = settingsIn(asItWas('settings.yaml'));
  const changed = { ...business, name: 'Brightboard Online' };
  expect(settingsIn(fileOf(await save(page), 'settings.yaml'))).toEqual({ ...others, business: changed });
});

test('what was committed passes the check that the host’s build begins with', runLater, () => {
  for (const { written } of host.commits)
    for (const [path, bytes] of written) {
      mkdirSync(join(copy, path, '..'), { recursive: true });
      writeFileSync(join(copy, path), bytes);
    }
  const { status, stdout, stderr } = run('scripts/check-content.ts');
  expect(stdout + stderr).not.toContain('site/content/');
  expect(status).toBe(0);
});
