import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { copyProject, removeCopy } from '../tools/test/project-copy.ts';

export type BuiltVariant = Awaited<ReturnType<typeof buildVariant>>;

type Environment = Readonly<Record<string, string>>;

const execute = promisify(execFile);

/** Builds the site of a copied project. @throws Error with what the build said when it stopped. */
export async function buildSite(site: string, environment: Environment = {}): Promise<void> {
  const program = join(site, '../node_modules/astro/bin/astro.mjs');
  const content = { SITE_CONTENT: join(site, 'content') };
  const env = { ...process.env, ...content, ASTRO_TELEMETRY_DISABLED: '1', ...environment };
  await execute(process.execPath, [program, 'build', '--silent'], { cwd: site, env, maxBuffer: 10_000_000 });
}

/** Every built page by its path, such as `/sat-prep`. */
function pagesOf(dist: string) {
  const files = globSync('**/*.html', { cwd: dist }).sort();
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      return [`/${file.replace(/(^index)?\.html$/, '')}`, { html, root: parse(html) }] as const;
    }),
  );
}

/** Where a browser finds a built variant. */
export const variantOrigin = 'https://variant.example.com';

/** Answers a page's requests to that address with the built files. */
export async function serveVariant(page: Page, { dist }: BuiltVariant): Promise<void> {
  await page.route(`${variantOrigin}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
    await route.fulfill({ path: join(dist, file) });
  });
}

/**
 * Copies the site with everything that it is built from, lets a test change the copy's content, and builds it.
 * What has been drawn before (fonts, share pictures) comes along in the copy's cache.
 * @param change gets the folder of the copied project.
 * @param environment what the build is told beside its own environment.
 * @throws Error with what the build said when it stopped.
 */
export async function buildVariant(
  change: (folder: string) => void | Promise<void>,
  environment: Environment = {},
) {
  const folder = copyProject(['site', 'tools/serve', 'package.json', 'tsconfig.base.json']);
  const remove = () => removeCopy(folder);
  try {
    await change(folder);
    await buildSite(join(folder, 'site'), environment);
    const dist = join(folder, 'site/dist');
    return { dist, pages: pagesOf(dist), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
