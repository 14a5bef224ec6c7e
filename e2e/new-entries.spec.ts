import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deadLinks, invalidHtml } from './built-site-checks.ts';
import { followRecipe } from './recipe.ts';
import { buildVariant, type BuiltVariant } from './built-variant.ts';

// One build for all tests: they run in one worker, one after the other.
test.describe.configure({ mode: 'default' });

const entries = [
  { overview: '/subjects', name: 'World Languages' },
  { overview: '/test-prep', name: 'SHSAT' },
  { overview: '/state-tutoring', name: 'Ohio' },
];
const addresses = [
  '/subjects/languages',
  '/languages-consultation',
  '/shsat-prep',
  '/shsat-consultation',
  '/ohio-consultation',
  '/gift-cards',
];

let built: BuiltVariant;
let recipe: string[];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  built = await buildVariant((folder) => {
    recipe = followRecipe('docs/adding-a-page.md', folder);
    const ohio = join(folder, 'site/content/states/ohio.yaml');
    const consultation = 'consultation: { scheduler: { height: 745 } }\n';
    writeFileSync(ohio, readFileSync(ohio, 'utf8') + consultation);
  });
});
test.afterAll(() => built?.remove());

const page = (path: string) => {
  const found = built.pages.get(path);
  if (!found) throw new Error(`${path} was not built.`);
  return found.root;
};
const text = (path: string) => page(path).querySelector('main')?.structuredText ?? '';

test('one small file each gives an entry its pages, share pictures and lines in the sitemap', () => {
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
  expect(page('/languages-tutoring').querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/subjects\/languages$/,
  );
});

test('the recipe for a page of a new kind leads to one', () => {
  expect(recipe).toHaveLength(8);
  expect(page('/gift-cards').querySelector('h1')?.text).toContain('Give an hour');
  expect(page('/gift-cards').querySelectorAll('main li h3')).toHaveLength(3);
  expect(readFileSync(join(built.dist, 'sitemap.xml'), 'utf8')).toContain('/gift-cards</loc>');
});

test('its card stands on the overviews', () => {
  for (const { overview, name } of entries) expect(text(overview), overview).toContain(name);
  expect(text('/')).toContain('World Languages');
  expect(text('/')).toContain('SHSAT Prep');
});

test('the landing pages book the event of their kind', () => {
  const embed = (path: string) =>
    page(path).querySelector('astro-island[props*="eventType"]')?.getAttribute('props');
  expect(embed('/shsat-consultation')).toContain('test-prep');
  expect(embed('/languages-consultation')).toContain('free-consultation');
  expect(embed('/ohio-consultation')).toContain('745');
  const head = page('/ohio-consultation').querySelector('head')?.innerHTML;
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
