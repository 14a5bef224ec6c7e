import { constants, crc32, deflateRawSync } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const STORED_HEADER_BYTES = 5;

/**
 * A page that differs in one place only from visitor to visitor. What stands before and behind that place is compressed
 * once; a filled page puts the text for this visitor between both, as a block that is stored as it is (RFC 1951, 3.2.4).
 */
export class GappedPage {
  readonly #before: Buffer;
  readonly #after: Buffer;
  readonly #plainAfter: Buffer;
  readonly #checksumBefore: number;
  readonly #size: number;
  readonly #gap: number;

  /** @param filled the page with a text in its gap; others must be of the same length, and ASCII. */
  constructor(html: string, filled: string) {
    const [before = '', after = ''] = html.split(filled).map((text) => Buffer.from(text));
    const plainBefore = Buffer.from(before);
    this.#gap = filled.length;
    this.#plainAfter = Buffer.from(after);
    this.#before = deflateRawSync(plainBefore, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    // The part behind may repeat what stood before; the gap's own text, which changes, is never in it.
    const dictionary = Buffer.concat([plainBefore, Buffer.alloc(filled.length)]);
    this.#after = deflateRawSync(this.#plainAfter, { level: 9, dictionary });
    this.#checksumBefore = crc32(plainBefore);
    this.#size = plainBefore.length + filled.length + this.#plainAfter.length;
  }

  /** How much memory the page takes, in bytes. */
  get bytes(): number {
    return this.#before.length + this.#after.length + this.#plainAfter.length;
  }

  /** The page with another text in its gap, as gzip. */
  gzip(text: string): Buffer {
    if (text.length !== this.#gap) throw new RangeError(`The gap takes ${this.#gap} characters.`);
    const stored = Buffer.alloc(STORED_HEADER_BYTES);
    stored.writeUInt16LE(text.length, 1);
    stored.writeUInt16LE(~text.length & 0xffff, 3);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.#plainAfter, crc32(text, this.#checksumBefore)), 0);
    trailer.writeUInt32LE(this.#size, 4);
    return Buffer.concat([GZIP_HEADER, this.#before, stored, Buffer.from(text), this.#after, trailer]);
  }
}
