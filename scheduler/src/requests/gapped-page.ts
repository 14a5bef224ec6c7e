import { constants, crc32, deflateRawSync } from 'node:zlib';
import { brotli } from './compression.ts';

/** The encodings in which a page with a gap travels. */
export type GappedEncoding = 'br' | 'gzip';

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const brotliEnd = Buffer.from([3]);

/** The header of a block that is stored as it is and is the last one (RFC 1951, 3.2.4). */
function deflateStored(length: number): Buffer {
  const header = Buffer.from([1, 0, 0, 0, 0]);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** The header of a meta-block that is stored as it is (RFC 7932, 9.2): not the last, four nibbles of length, uncompressed. */
function brotliStored(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/**
 * A page that differs near its end only from visitor to visitor. What stands before that place is compressed once; a
 * filled page puts the text for this visitor and the little behind it there, as a block that is stored as it is.
 */
export class GappedPage {
  readonly #encoding: GappedEncoding;
  readonly #before: Buffer;
  readonly #after: string;
  readonly #checksum: number;
  readonly #size: number;

  private constructor(before: Buffer, compressed: Buffer, after: string, encoding: GappedEncoding) {
    this.#encoding = encoding;
    this.#before = compressed;
    this.#after = after;
    this.#checksum = crc32(before);
    this.#size = before.length;
  }

  /**
   * Compresses a page.
   * @param filled the text in its gap; it and others are ASCII, and so is what stands behind it.
   */
  static async of(
    html: string,
    filled: string,
    encoding: GappedEncoding,
    inHurry: boolean,
  ): Promise<GappedPage> {
    const at = html.lastIndexOf(filled);
    const before = Buffer.from(html.slice(0, at));
    const compressed =
      encoding === 'br'
        ? await brotli(before, inHurry, constants.BROTLI_OPERATION_FLUSH)
        : deflateRawSync(before, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    return new GappedPage(before, compressed, html.slice(at + filled.length), encoding);
  }

  /** How much memory the page takes, in bytes. */
  get bytes(): number {
    return this.#before.length + this.#after.length;
  }

  /** The page with another text in its gap, in its encoding. */
  fill(text: string): Buffer {
    const stored = Buffer.from(text + this.#after, 'latin1');
    if (this.#encoding === 'br') {
      return Buffer.concat([this.#before, brotliStored(stored.length), stored, brotliEnd]);
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(stored, this.#checksum), 0);
    trailer.writeUInt32LE(this.#size + stored.length, 4);
    return Buffer.concat([gzipHeader, this.#before, deflateStored(stored.length), stored, trailer]);
  }
}
