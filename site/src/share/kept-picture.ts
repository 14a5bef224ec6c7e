import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { isPreview } from '../lib/preview.ts';

const cache = join(process.cwd(), '.cache/share');
const handwriting = join(process.cwd(), '.cache/fonts/gochi-hand.ttf');

async function toPng(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [handwriting], defaultFontFamily: 'Gochi Hand' },
  });
  const png = picture.asPng();
  // A drawing has few colors; finding them takes longer than drawing it, so only what goes live is made small.
  return isPreview ? png : sharp(png).png({ palette: true, quality: 95, effort: 8 }).toBuffer();
}

/**
 * A drawing as a PNG, drawn once: the next build finds it.
 * @param made everything that the picture is made from, so that a change of any of it draws the picture anew
 * @param draw gives the picture as SVG; it is asked only when there is no kept one
 */
export async function keptPicture(
  made: readonly (string | Buffer)[],
  draw: () => string | Promise<string>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(isPreview ? 'preview' : 'release');
  for (const part of made) hash.update(part).update('\0');
  const kept = join(cache, `${hash.digest('hex').slice(0, 32)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await toPng(await draw());
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: a build that is stopped here must not leave half a picture to the next.
  writeFileSync(`${kept}.part`, png);
  renameSync(`${kept}.part`, kept);
  return png;
}
