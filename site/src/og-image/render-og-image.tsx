import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import tray from './marker-tray.svg?raw';
import { BoardDrawing } from '../illustrations/board-drawing.tsx';
import type { DrawingName } from '../model/drawing.ts';
import { shareSize } from '../seo/route-metadata.ts';
import { svgFile, withColors } from './drawing-style.ts';
import { drawingPlace, OgImageCard, type ShareCardProps } from './og-image-card.tsx';
import { isPreview } from '../lib/preview.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { brandFontsFolder } from '../theme/font-packages.ts';
import { VideoPoster, type VideoPosterProps } from '../illustrations/video-poster.tsx';

const fontFile = (name: string): string => join(brandFontsFolder(readSettings().brand.fonts), name);

/** Finding a drawing's few colors takes longer than drawing it, so only a release's pictures are made small. */
const png = isPreview ? { compressionLevel: 2 } : { palette: true, quality: 95, effort: 8 };

/** Renders an SVG as an opaque PNG of its own size; its text is set in the handwriting and the boards' own digits. */
export async function svgToPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [fontFile('hand.ttf'), fontFile('board-digits.otf')],
      defaultFontFamily: 'Gochi Hand',
    },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(png)
    .toBuffer();
}

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export async function drawSharePicture(card: ShareCardProps, drawing: DrawingName): Promise<Buffer> {
  const fonts = ['heading', 'text'].map((name) => ({ name, data: readFileSync(fontFile(`${name}.ttf`)) }));
  const svg = await satori(<OgImageCard {...card} />, { ...shareSize, fonts });
  // The drawing has classes and a sheet, which satori does not read.
  const { x, y, width, height } = drawingPlace;
  const board = svgFile(
    <BoardDrawing name={drawing} />,
    `x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
  return svgToPng(svg.replace(/<\/svg>$/, `${board}${withColors(tray)}</svg>`));
}

/** Draws what stands for a video on its page: a PNG of 1280 by 720 pixels. */
export function renderVideoPoster(video: VideoPosterProps): Promise<Buffer> {
  return svgToPng(svgFile(<VideoPoster {...video} />, 'width="1280" height="720"'));
}
