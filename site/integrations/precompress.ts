import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Smaller files gain nothing: the saving is below a packet. */
const smallest = 512;

/** As many as Node's own pool of threads works on at a time. */
const atOnce = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}

async function compressAll(paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const work = async () => {
    for (const path of left) await compress(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Writes a .br and a .gz beside every text file of the build, so that no server compresses at run time. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: root });
        await compressAll(files.map((file) => join(root, file)));
      },
    },
  };
}
