import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { isPreview } from '../src/lib/preview.ts';

/** What goes live is compressed as far as it goes; a preview in a fiftieth of the time, a tenth larger. */
const quality = isPreview ? { brotli: 5, gzip: 3 } : { brotli: 11, gzip: 9 };
/** Files in work: what one more would hold in memory is more than it saves in time. */
const atOnce = 4;
/** Smaller files gain nothing: the saving is below a packet. */
const smallest = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window beyond the file's end is memory for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length)) + 1),
  };
  writeFileSync(`${path}.br`, await toBrotli(content, { params }));
  writeFileSync(`${path}.gz`, await toGzip(content, { level: quality.gzip }));
}

/** Writes a .br and a .gz beside every text file of the build, so that no server compresses at run time. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: root });
        if (files.length === 0) throw new Error(`Nothing to compress in ${root}.`);
        const waiting = files.values();
        const work = async () => {
          for (const file of waiting) await compress(join(root, file));
        };
        await Promise.all(Array.from({ length: atOnce }, work));
      },
    },
  };
}
