import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const inOwnThread = promisify(brotliCompress);

/** The best of the encodings that a client takes. */
export function chosenEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const names = offers.map((one) => one.split(';')[0]!.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses with Brotli: as small as it can be, which takes 50 ms in a thread of its own, or in a hurry, a tenth
 * larger at once.
 * @param finishFlush how the stream ends: with an end, or so that more can be put behind it.
 */
export async function brotli(
  text: string | Buffer,
  inHurry: boolean,
  finishFlush = constants.BROTLI_OPERATION_FINISH,
): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: inHurry ? 5 : constants.BROTLI_MAX_QUALITY,
    // As far back as any page is long: more would take 30 MB for each of them.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  };
  const compress = inHurry ? brotliCompressSync : inOwnThread;
  return compress(text, { params, finishFlush });
}
