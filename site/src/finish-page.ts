import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withIslandsAfterPaint } from './islands-after-paint.ts';
import type { Settings } from './model/settings.ts';
import { withPageFonts } from './page-fonts.ts';
import { withPagePolicy } from './page-policy.ts';

/**
 * Finishes one page of a build.
 * @returns whether it has islands, and which of the given files it names. @throws Error that names the page.
 */
export async function finishPage(
  page: string,
  build: string,
  assets: string,
  settings: Settings,
  files: readonly string[],
): Promise<{ islands: boolean; named: string[] }> {
  const keep = (name: string, content: string | Buffer): string => {
    // Its name is made from what it holds.
    const file = join(build, assets, name);
    if (!existsSync(file)) writeFileSync(file, content);
    return `/${assets}/${name}`;
  };
  try {
    const file = join(build, page);
    const { html: plain, script } = withIslandsAfterPaint(readFileSync(file, 'utf8'), `/${assets}`);
    if (script) keep(script.name, script.source);
    const html = await withPageFonts(plain, keep);
    writeFileSync(file, withPagePolicy(html, settings));
    const references = html.split(`/${assets}/`).slice(1);
    const isNamed = (name: string) => references.some((rest) => rest.startsWith(encodeURIComponent(name)));
    return { islands: script !== null, named: files.filter(isNamed) };
  } catch (error) {
    throw new Error(`${page} cannot be finished. ${String(error)}`, { cause: error });
  }
}
