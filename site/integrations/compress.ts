import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How hard to try, by encoding. */
export interface Quality {
  brotli: number;
  gzip: number;
}

/** What goes live is compressed as far as it goes; a preview in a fiftieth of the time, a tenth larger. */
export const qualities = {
  preview: { brotli: 5, gzip: 3 },
  release: { brotli: 11, gzip: 9 },
} as const satisfies Record<string, Quality>;

/** Smaller files gain nothing: the saving is below a packet. */
const smallest = 512;

/** A file's content as it is sent, by the ending that a server looks for; nothing of what is too small. */
export function compressed(content: Buffer, quality: Quality): Record<string, Buffer> {
  if (content.length < smallest) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window beyond the file's end is memory for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length)) + 1),
  };
  return {
    br: brotliCompressSync(content, { params }),
    gz: gzipSync(content, { level: quality.gzip }),
  };
}

/** Writes a .br and a .gz beside a file of a folder. Both at once in a thread: waiting for others costs more. */
export function compress(file: string, folder: string, quality: Quality): void {
  const path = join(folder, file);
  for (const [ending, sent] of Object.entries(compressed(readFileSync(path), quality)))
    writeFileSync(`${path}.${ending}`, sent);
}
