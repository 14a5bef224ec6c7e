import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { kept } from '../server/disk-cache.ts';
import { isPreview } from '../lib/preview.ts';

const fonts = join(process.cwd(), '.cache/fonts');
const handwriting = join(fonts, 'gochi-hand.ttf');

/** A picture as it is drawn: red, green and blue of each pixel, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws an SVG that leaves nothing of its picture empty. */
export async function drawn(svg: string): Promise<Pixels> {
  const { pixels, width, height } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [handwriting], defaultFontFamily: 'Gochi Hand' },
  });
  const length = width * height * 3;
  const data = Buffer.allocUnsafe(length);
  // The fourth of each is its opacity. Pixel by pixel, and by hand: it is done for every picture.
  for (let from = 0, to = 0; to < length; from += 4, to += 3) {
    data[to] = pixels[from] as number;
    data[to + 1] = pixels[from + 1] as number;
    data[to + 2] = pixels[from + 2] as number;
  }
  return { data, width, height };
}

/** A drawing has few colors; finding them takes longer than drawing it, so only what goes live is made small. */
const asPng = isPreview
  ? ({ compressionLevel: 2, adaptiveFiltering: false } as const)
  : ({ palette: true, quality: 95, effort: 8 } as const);

const require = createRequire(join(process.cwd(), 'package.json'));
const tools = createHash('sha256').update(JSON.stringify([asPng, sharp.versions]));
for (const font of globSync('*.ttf', { cwd: fonts }).sort()) tools.update(readFileSync(join(fonts, font)));
for (const name of ['satori', '@resvg/resvg-js'])
  tools.update(readFileSync(require.resolve(`${name}/package.json`)));
/** What draws the pictures besides what they are made from, as a digest. */
export const drawnWith = tools.digest('hex');

const encode = ({ data, ...size }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { ...size, channels: 3 } })
    .png(asPng)
    .toBuffer();

/**
 * A drawing as a PNG, drawn once: the next build finds it.
 * @param made everything that the picture is made from, so that a change of any of it draws the picture anew
 * @param draw is asked only when there is no kept one, and has its pixels encoded
 */
export function keptPicture(
  made: readonly string[],
  draw: (encoder: typeof encode) => Promise<Buffer>,
): Promise<Buffer> {
  return kept('share', [drawnWith, ...made], () => draw(encode));
}
