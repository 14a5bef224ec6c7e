import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Smaller files gain nothing: the saving is below a packet. */
const smallest = 512;

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Writes a .br and a .gz beside every text file of the build, so that no server compresses at run time. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: root });
        for (const file of files) compress(join(root, file));
      },
    },
  };
}
