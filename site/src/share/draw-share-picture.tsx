import { readFileSync } from 'node:fs';
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

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export async function drawSharePicture(title: string, business: string, line: string): Promise<Buffer> {
  const svg = await satori(<ShareCard title={title} business={business} line={line} />, {
    ...shareSize,
    fonts,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, compressionLevel: 9 }).toBuffer();
}
