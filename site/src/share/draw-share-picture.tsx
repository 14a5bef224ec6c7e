import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BoardDrawing } from '../drawings/board-drawing.tsx';
import { shareSize } from '../lib/share-picture.ts';
import type { DrawingName } from '../model/drawing.ts';
import { drawingStyle } from './drawing-style.ts';
import { drawingPlace, ShareCard, type ShareCardProps } from './share-card.tsx';

const fontPath = (name: string) => join(process.cwd(), '.cache/fonts', name);
const fonts = [
  { name: 'Bricolage Grotesque', data: readFileSync(fontPath('bricolage-grotesque-700.ttf')) },
  { name: 'Figtree', data: readFileSync(fontPath('figtree-500.ttf')) },
];

const cache = join(process.cwd(), '.cache/share');

/** The page's board at its place on the card; it keeps its proportions inside. */
function placedDrawing(name: DrawingName): string {
  const { x, y, width, height } = drawingPlace;
  const drawing = renderToStaticMarkup(<BoardDrawing name={name} />);
  return drawing.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
}

/** Turns a drawing into a PNG, once: the next build finds it by the drawing's own hash. */
async function toPng(svg: string): Promise<Buffer> {
  const kept = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const picture = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [fontPath('gochi-hand.ttf')],
      defaultFontFamily: 'Gochi Hand',
    },
  });
  const png = picture.asPng();
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: a build that is stopped here must not leave half a picture to the next.
  writeFileSync(`${kept}.part`, png);
  renameSync(`${kept}.part`, kept);
  return png;
}

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export async function drawSharePicture(card: ShareCardProps, drawing: DrawingName): Promise<Buffer> {
  const svg = await satori(<ShareCard {...card} />, { ...shareSize, fonts });
  const end = svg.lastIndexOf('</svg>');
  return toPng(`${svg.slice(0, end)}<style>${drawingStyle}</style>${placedDrawing(drawing)}</svg>`);
}
