import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { parse } from 'node-html-parser';
import { fetchedWith, runsScriptWithoutIsland, type Fetched } from './byte-budget.ts';
import type { WeighedPage } from './check-budget.ts';
import { compressed, type Quality } from './compress.ts';
import { withIslandsAfterPaint } from './islands-after-paint.ts';
import { kept } from '../src/server/disk-cache.ts';
import type { Settings } from '../src/model/settings.ts';
import { withMinifiedScripts } from './minified-scripts.ts';
import { withPageFonts } from './page-fonts.ts';
import { withPagePolicy } from './csp.ts';

/** What all pages of a build are finished with. */
export interface Finish {
  /** The folder of hashed files below the build, such as _assets. */
  assets: string;
  settings: Settings;
  quality: Quality;
  /** A digest of all this and of whatever else goes into a page: the code that finishes it, and the whole fonts. */
  made: string;
}

interface FinishedPage {
  html: Buffer;
  sent: Record<string, Buffer>;
  /** What it brings for the folder of hashed files, by name. */
  files: Record<string, string | Buffer>;
  /** What follows wherever it names that folder. */
  references: string[];
  /** What its first view asks for. */
  fetched: Fetched;
  islands: boolean;
}

async function finished(rendered: string, { assets, settings, quality }: Finish): Promise<FinishedPage> {
  const files: FinishedPage['files'] = {};
  const keep = (name: string, content: string | Buffer): string => {
    files[name] = content;
    return `/${assets}/${name}`;
  };
  const { html: late, script } = withIslandsAfterPaint(rendered, `/${assets}`);
  const plain = withMinifiedScripts(late);
  if (script) keep(script.name, script.source);
  const root = parse(plain);
  const text = withPagePolicy(await withPageFonts(plain, root, keep), settings);
  const references = text.split(`/${assets}/`).slice(1);
  const html = Buffer.from(text);
  if (runsScriptWithoutIsland(root)) throw new Error('It has no island, and yet a script.');
  return {
    fetched: fetchedWith(root, text),
    ...{ html, sent: compressed(html, quality), files, islands: script !== null },
    references: references.map((rest) => rest.slice(0, 255)),
  };
}

/** A page as it is finished, from what Astro rendered; what the last build made of the same is taken as it is. */
export async function keptPage(rendered: Uint8Array, finish: Finish): Promise<Buffer> {
  const make = () => finished(Buffer.from(rendered).toString(), finish);
  return kept('pages', [rendered, finish.made], async () => serialize(await make()));
}

/**
 * Finishes one page of a build, and compresses it; what the last build made of the same page is taken as it is.
 * @returns whether it has islands, which of the given files it names, and what its first view asks for.
 * @throws Error that names the page.
 */
export async function finishPage(
  page: string,
  build: string,
  finish: Finish,
  names: readonly string[],
): Promise<WeighedPage & { islands: boolean; named: string[] }> {
  try {
    const file = join(build, page);
    const made = await keptPage(readFileSync(file), finish);
    const { html, sent, files, islands, references, fetched } = deserialize(made) as FinishedPage;
    // Written anew: a file that is cut off first goes to the disk before anything else.
    rmSync(file);
    writeFileSync(file, html);
    for (const [ending, content] of Object.entries(sent)) writeFileSync(`${file}.${ending}`, content);
    for (const [name, content] of Object.entries(files)) {
      // Its name is made from what it holds.
      const beside = join(build, finish.assets, name);
      if (!existsSync(beside)) writeFileSync(beside, content);
    }
    const isNamed = (name: string) => references.some((rest) => rest.startsWith(encodeURIComponent(name)));
    return { page, fetched, islands, named: names.filter(isNamed) };
  } catch (error) {
    throw new Error(`${page} cannot be finished. ${String(error)}`, { cause: error });
  }
}
