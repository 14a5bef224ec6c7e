import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { isPreview } from '../src/lib/preview.ts';
import { readSettings } from '../src/content-reader/read-settings.ts';
import type { Settings } from '../src/model/settings.ts';
import { withPagePolicy } from './csp.ts';

/** Compression levels: the strongest for a release; for a preview, 50 times faster ones with 10% larger files. */
const level = isPreview ? { brotli: 5, gzip: 3 } : { brotli: 11, gzip: 9 };
/** Smaller files, in bytes, are not compressed, since that would save less than one network packet. */
const minBytes = 512;
const textFile = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Writes compressed copies of a file, .br and .gz, for servers that send precompressed files. */
async function precompress(file: string, content: Buffer): Promise<void> {
  if (content.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((sent) => writeFile(`${file}.br`, sent)),
    promisify(gzip)(content, { level: level.gzip }).then((sent) => writeFile(`${file}.gz`, sent)),
  ]);
}

/** Adds a page's policy. @throws Error that names the page if its policy would block something in it. */
async function addPolicy(file: string, settings: Settings): Promise<Buffer> {
  try {
    const html = withPagePolicy(await readFile(file, 'utf8'), settings);
    await writeFile(file, html);
    return Buffer.from(html);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}

/**
 * Removes photographs that no page uses. Astro keeps the originals of those in the content that aren't shown, with
 * metadata about where and when they were taken.
 */
async function removeUnnamedPhotographs(build: string, pages: readonly Buffer[]): Promise<void> {
  const folder = join(build, '_assets');
  const photographs = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  // Compares only the hash and the extension, because URLs encode spaces.
  const hashed = (name: string) => name.split('.').slice(-2).join('.');
  const unnamed = photographs.filter((name) => !pages.some((page) => page.includes(hashed(name))));
  await Promise.all(unnamed.map((name) => rm(join(folder, name))));
}

/** The integration that adds a content security policy to every built page, then compresses all text files. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const build = fileURLToPath(dir);
        const settings = readSettings();
        const files = (await readdir(build, { recursive: true })).filter((file) => textFile.test(file));
        const contents = await Promise.all(
          files.map(async (name) => {
            const file = join(build, name);
            const content = name.endsWith('.html') ? await addPolicy(file, settings) : await readFile(file);
            await precompress(file, content);
            return content;
          }),
        );
        await removeUnnamedPhotographs(build, contents);
      },
    },
  };
}
