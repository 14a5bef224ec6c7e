import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { launchCheckPassed } from '../site/src/lib/preview.ts';
import { contentFolder } from '../site/src/model/site-file.ts';
import { buildSite } from '../tools/build/site-build.ts';

export interface BuiltVariant {
  readonly dist: string;
  /** Every built page by its path, such as `/sat-prep`. */
  readonly pages: ReadonlyMap<string, { readonly html: string; readonly root: HTMLElement }>;
  readonly remove: () => void;
}

/** The origin under which serveVariant answers. */
export const variantOrigin = 'https://variant.example.com';

/** Serves the built files for a page's requests to `variantOrigin`. */
export async function serveVariant(page: Page, { dist }: BuiltVariant): Promise<void> {
  await page.route(`${variantOrigin}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
    await route.fulfill({ path: join(dist, file) });
  });
}

/**
 * Builds the site in the mode after the launch check, from a changed copy of the content.
 * @param change changes the copy, whose folder it gets.
 */
export async function buildVariant(change: (content: string) => void | Promise<void>): Promise<BuiltVariant> {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, content, { recursive: true });
  await change(content);
  const dist = await buildSite({ ...launchCheckPassed, SITE_CONTENT: content });
  const pages = new Map(
    globSync('**/*.html', { cwd: dist }).map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      return [`/${file.replace(/(^index)?\.html$/, '')}`, { html, root: parse(html) }] as const;
    }),
  );
  const remove = () => [content, dist].forEach((folder) => rmSync(folder, { recursive: true }));
  return { dist, pages, remove };
}
