import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller files gain nothing: the saving is below a packet. */
const smallest = 512;

/** Writes a .br and a .gz beside a file of a folder. Both at once in a thread: waiting for others costs more. */
export function compress(file: string, folder: string, quality: { brotli: number; gzip: number }): void {
  const path = join(folder, file);
  const content = readFileSync(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window beyond the file's end is memory for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length)) + 1),
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: quality.gzip }));
}
