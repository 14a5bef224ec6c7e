import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cutAround } from '../lib/cut-around.ts';

/** Where a picture is cut around: percent from its left and its top edge. */
const focus = /^(\d+)% (\d+)%$/;
/** Larger than any place of the site shows a picture, in pixels. */
const largest = 960;

const cuts = new Map<string, Promise<Buffer>>();

async function cut(input: Uint8Array, ratio: number, x: number, y: number): Promise<Buffer> {
  const { autoOrient } = await sharp(input).metadata();
  const part = cutAround(autoOrient, { width: ratio, height: 1 }, x, y);
  const resized = sharp(input, { failOn: 'none' }).autoOrient().extract(part);
  return resized.resize({ width: largest, withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer();
}

/** Astro's images, with one thing more: a `position` such as `40% 30%` is the point that a picture is cut around. */
const focusedImages: LocalImageService = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const { position, ...rest } = options as {
      position?: string;
      src: string;
      width?: number;
      height?: number;
    };
    const [, x, y] = focus.exec(position ?? '') ?? [];
    if (x === undefined || y === undefined || !rest.width || !rest.height) {
      return sharpService.transform(input, options, config, logger);
    }
    const ratio = rest.width / rest.height;
    // A photograph takes longer to read than to make small: it is read once for all of its sizes.
    const key = `${rest.src} ${position} ${ratio}`;
    const part = cuts.get(key) ?? cut(input, ratio, Number(x), Number(y));
    if (!import.meta.env?.DEV) cuts.set(key, part);
    return sharpService.transform(await part, rest, config, logger);
  },
};

// eslint-disable-next-line no-restricted-syntax -- Astro takes an image service's default export.
export default focusedImages;
