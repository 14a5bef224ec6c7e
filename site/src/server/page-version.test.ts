import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import type { Content } from '../model/content.ts';
import { getContent } from '../model/content-cache.ts';
import { siteFile } from '../model/site-file.ts';
import { pathsOfKind } from './content.ts';

const folder = siteFile('content');
const original = structuredClone(getContent(folder));
// Where the process keeps the content: other files of tests may have loaded what reads it there.
const kept = (globalThis as Record<symbol, { content: Content } | undefined>)[
  Symbol.for('brightboard.content')
];
afterAll(() => {
  if (kept) kept.content = original;
});

/** The versions of the states' pages, by address, in a content that something has been done to. */
async function versions(
  change: (content: Content) => void = () => undefined,
): Promise<Record<string, string>> {
  const content = structuredClone(original);
  change(content);
  if (kept) kept.content = content;
  const paths = await pathsOfKind('state-consultation', 'state');
  return Object.fromEntries(paths.map(({ params, cacheKey }) => [params.state, cacheKey]));
}

/** The pages whose version such a change makes another. */
async function changedBy(change: (content: Content) => void): Promise<string[]> {
  const before = await versions();
  const after = await versions(change);
  return Object.keys(after).filter((page) => after[page] !== before[page]);
}

const stateOf = ({ states }: Content, id: string) => {
  const found = states.find((state) => state.id === id);
  if (!found) throw new Error(`No state ${id}`);
  return found.data;
};

it('is the same for the same content, and another for each page', async () => {
  expect(await versions()).toEqual(await versions());
  expect(new Set(Object.values(await versions())).size).toBe(original.states.length);
});

it('changes with the page’s own entry, and with no other page’s words', async () => {
  expect(await changedBy((all) => (stateOf(all, 'indiana').name = 'Elsewhere'))).toEqual([
    'indiana-consultation',
  ]);
  expect(await changedBy((all) => all.tests.forEach(({ data }) => (data.name = 'Another')))).toEqual([]);
});

it.each<[string, (content: Content) => void]>([
  ['a setting', ({ settings }) => settings.forEach(({ data }) => (data.business.name = 'Maple Lane'))],
  ['a text that pages share', ({ words }) => words.forEach(({ data }) => (data.frame.shareLine = 'Another'))],
  ['a claim', ({ claims }) => claims.pop()],
  ['another page’s address', (all) => (stateOf(all, 'florida').consultation.address = '/sunshine')],
])('changes for every page with %s', async (_name, change) => {
  expect(await changedBy(change)).toHaveLength(original.states.length);
});

it('changes with the port of the local scheduling service', async () => {
  vi.stubEnv('SCHEDULER_PORT', '4001');
  const before = await versions();
  vi.stubEnv('SCHEDULER_PORT', '4002');
  expect(Object.values(await versions())).not.toEqual(Object.values(before));
  vi.unstubAllEnvs();
});

it('holds all that the pages of entries show: of other entries they ask for nothing', () => {
  const files = globSync('src/pages/*.astro', { cwd: siteFile('.') });
  const pages = files
    .map((file) => readFileSync(siteFile(file), 'utf8'))
    .filter((text) => text.includes('pathsOfKind('));
  expect(pages).toHaveLength(6);
  for (const page of [...pages, readFileSync(siteFile('src/layouts/base-layout.astro'), 'utf8')]) {
    expect(page).not.toMatch(/\bentr(?:ies|y)\('(?:subjects|tests|states)'(?!, route\.entry\))/);
    expect(page).not.toMatch(/\b(?:routeMetadata|routeNames|routeChanged|routeDrawing|getContent)\(/);
  }
});
