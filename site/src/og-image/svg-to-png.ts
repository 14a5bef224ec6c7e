import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { isPreview } from '../lib/preview.ts';
import { siteFile } from '../model/site-file.ts';

export const fontFile = (name: 'heading' | 'text' | 'hand'): string =>
  join(siteFile('src/assets/fonts'), `${name}.ttf`);

/** Finding a drawing's few colors takes longer than drawing it, so only a release's pictures are made small. */
const png = isPreview ? { compressionLevel: 2 } : { palette: true, quality: 95, effort: 8 };

/** Renders an SVG as an opaque PNG of its own size; its text is set in the handwriting font. */
export async function svgToPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [fontFile('hand')], defaultFontFamily: 'Gochi Hand' },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(png)
    .toBuffer();
}
