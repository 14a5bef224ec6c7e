import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { deadLinks, invalidHtml } from './built-site-checks.ts';
import { followRecipe } from './recipe.ts';
import { buildVariant, type BuiltVariant } from './built-variant.ts';

// One build for all tests: they run in one worker, one after the other.
test.describe.configure({ mode: 'default' });

const scripts = fileURLToPath(new URL('../scripts', import.meta.url));

const entries = [
  { entry: ['subject', 'world-languages'], overview: '/subjects', name: 'World Languages' },
  { entry: ['test', 'shsat'], overview: '/test-prep', name: 'SHSAT' },
  { entry: ['state', 'texas'], overview: '/state-tutoring', name: 'Texas' },
  { entry: ['teacher', 'jo-park'], overview: '/meet-our-teachers', name: 'Jo Park' },
];
const addresses = [
  '/subjects/world-languages',
  '/world-languages-consultation',
  '/shsat-prep',
  '/shsat-consultation',
  '/texas-consultation',
  '/gift-cards',
];

let built: BuiltVariant;
let recipe: string[];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  built = await buildVariant((folder) => {
    cpSync(scripts, join(folder, 'scripts'), { recursive: true });
    for (const { entry } of entries) {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/new-entry.ts', ...entry], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    }
    recipe = followRecipe('docs/adding-a-page.md', folder);
    const texas = join(folder, 'site/content/states/texas.yaml');
    writeFileSync(texas, readFileSync(texas, 'utf8').replace('height: 700', 'height: 745'));
  });
});
test.afterAll(() => built?.remove());

const page = (path: string) => {
  const found = built.pages.get(path);
  if (!found) throw new Error(`${path} was not built.`);
  return found.root;
};
const text = (path: string) => page(path).querySelector('main')?.structuredText ?? '';

test('one command each gives an entry its pages, share pictures and lines in the sitemap', () => {
  const sitemap = readFileSync(join(built.dist, 'sitemap.xml'), 'utf8');
  for (const path of addresses) {
    expect(page(path).querySelectorAll('h1'), path).toHaveLength(1);
    expect(page(path).querySelector('script[type="application/ld+json"]')?.text, path).toContain(
      `${path}#page`,
    );
    expect(sitemap, path).toContain(`${path}</loc>`);
    const picture = `share/${path.slice(1).replaceAll('/', '-')}.png`;
    expect(existsSync(join(built.dist, picture)), picture).toBe(true);
  }
  expect(
    page('/world-languages-tutoring').querySelector('link[rel=canonical]')?.getAttribute('href'),
  ).toMatch(/\/subjects\/world-languages$/);
});

test('the recipe for a page of a new kind leads to one', () => {
  expect(recipe).toHaveLength(5);
  expect(page('/gift-cards').querySelector('h1')?.text).toContain('Give an hour');
  expect(page('/gift-cards').querySelectorAll('main li h3')).toHaveLength(3);
  expect(readFileSync(join(built.dist, 'sitemap.xml'), 'utf8')).toContain('/gift-cards</loc>');
});

test('its card stands on the overviews', () => {
  for (const { overview, name } of entries) expect(text(overview), overview).toContain(name);
  expect(text('/')).toContain('World Languages');
  expect(text('/')).toContain('SHSAT Prep');
});

test('counts follow in figures and in words', () => {
  expect(text('/')).toContain('5 subjects');
  expect(text('/')).toContain('8 tests');
  expect(page('/test-prep').querySelector('h1')?.text).toMatch(/^Eight tests/);
  expect(page('/test-prep').querySelector('title')?.text).toContain('Eight Exams');
  expect(text('/state-tutoring')).toContain('Here are seven state programs');
  expect(text('/subjects/world-languages')).toContain('Six areas');
});

test('the landing pages book the event of their kind', () => {
  const embed = (path: string) =>
    page(path).querySelector('astro-island[props*="eventType"]')?.getAttribute('props');
  expect(embed('/shsat-consultation')).toContain('test-prep');
  expect(embed('/world-languages-consultation')).toContain('free-consultation');
  expect(embed('/texas-consultation')).toContain('745');
  const head = page('/texas-consultation').querySelector('head')?.innerHTML;
  expect(head).toContain(':root{--calendar-height:745px}');
});

test('the filters of the teachers follow from their specialties', () => {
  const style = page('/meet-our-teachers')
    .querySelectorAll('style')
    .map((element) => element.text)
    .join('');
  const choices = page('/meet-our-teachers').querySelectorAll('input[name=specialty]');
  for (const choice of choices.slice(1)) {
    expect(style).toContain(`[data-specialties]:not([data-specialties~='${choice.getAttribute('value')}'])`);
  }
});

test('the pages are valid and no link is dead', async () => {
  test.setTimeout(120_000);
  const own = [...built.pages].filter(([path]) => addresses.includes(path));
  expect(await invalidHtml(own)).toEqual([]);
  expect(
    deadLinks(own, (path) => built.pages.get(path) ?? (existsSync(join(built.dist, path)) || undefined)),
  ).toEqual([]);
});
