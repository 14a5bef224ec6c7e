import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../theme/colors.ts';
import type { Brand } from '../model/brand.ts';
import { BrandMark } from '../illustrations/brand-mark.tsx';
import { contentFolder } from '../model/site-file.ts';
import { drawingStyle, svgFile } from './drawing-style.ts';

/** The rules of the drawings' sheet for the classes that a drawing uses. */
function styleFor(drawing: string): string {
  const used = new Set(drawing.match(/(?<=class="[^"]*)[\w-]+/g));
  const isUsed = (selector: string) =>
    selector.match(/(?<=\.)[\w-]+/g)?.every((name) => used.has(name)) ?? false;
  return [...drawingStyle().matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selectors = '', body = '']) => [selectors.split(',').filter(isUsed).join(','), body] as const)
    .filter(([selectors]) => selectors !== '')
    .map(([selectors, body]) => `${selectors}{${body}}`.replaceAll(/\s+/g, ' '))
    .join('');
}

/** The business's mark as an SVG file: the owner's logo, or the drawn whiteboard. */
export function brandImage({ logo }: Brand): string {
  if (logo !== undefined) return readFileSync(join(contentFolder, logo), 'utf8');
  return svgFile(<BrandMark />, '', styleFor(renderToStaticMarkup(<BrandMark />)));
}

/** The business's mark on its board, as a square PNG of so many pixels. */
export async function iconPicture(brand: Brand, pixels: number): Promise<Buffer> {
  const margin = Math.round(pixels * 0.12);
  const inside = pixels - 2 * margin;
  const mark = await sharp(Buffer.from(brandImage(brand)), { density: 1200 })
    .resize({ width: inside, height: inside, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  const board = themeColor('surface', brand.colors);
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: board } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG of at most 255 pixels as an .ico file, which holds it behind a directory of one entry. */
export function icoFile(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
