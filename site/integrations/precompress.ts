import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compress } from '../src/compress.ts';
import { inThreads } from '../src/in-threads.ts';
import { isPreview } from '../src/lib/preview.ts';

/** What goes live is compressed as far as it goes; a preview in a fiftieth of the time, a tenth larger. */
const quality = isPreview ? { brotli: 5, gzip: 3 } : { brotli: 11, gzip: 9 };
const module = new URL('../src/compress.ts', import.meta.url);
/** Files that take as long as a thread takes to start. */
const worthThread = isPreview ? 100 : 10;

/** Writes a .br and a .gz beside every text file of the build, so that no server compresses at run time. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: root });
        if (files.length === 0) throw new Error(`Nothing to compress in ${root}.`);
        await inThreads(compress, module.href, worthThread, files, root, quality);
      },
    },
  };
}
