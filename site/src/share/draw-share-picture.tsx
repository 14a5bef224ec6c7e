import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { shareSize } from '../lib/share-picture.ts';
import { ShareCard } from './share-card.tsx';

const fontFile = (name: string) => readFileSync(join(process.cwd(), '.cache/fonts', name));
const fonts = [
  { name: 'Bricolage Grotesque', data: fontFile('bricolage-grotesque-700.ttf') },
  { name: 'Figtree', data: fontFile('figtree-500.ttf') },
];

const cache = join(process.cwd(), '.cache/share');

/** Turns a drawing into a PNG of few colors, once: the next build finds it by the drawing's own hash. */
async function toPng(svg: string): Promise<Buffer> {
  const kept = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: a build that is stopped here must not leave half a picture to the next.
  writeFileSync(`${kept}.part`, png);
  renameSync(`${kept}.part`, kept);
  return png;
}

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export async function drawSharePicture(title: string, business: string, line: string): Promise<Buffer> {
  const svg = await satori(<ShareCard title={title} business={business} line={line} />, {
    ...shareSize,
    fonts,
  });
  return toPng(svg);
}
