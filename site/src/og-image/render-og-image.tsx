import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BoardDrawing } from '../illustrations/board-drawing.tsx';
import type { DrawingName } from '../model/drawing.ts';
import { shareSize } from '../seo/og-image-url.ts';
import { drawingStyle } from './drawing-style.ts';
import { drawingPlace, OgImageCard, type ShareCardProps } from './og-image-card.tsx';
import { fontFile, svgToPng } from './svg-to-png.ts';

const fonts = [
  { name: 'heading', data: readFileSync(fontFile('heading')) },
  { name: 'text', data: readFileSync(fontFile('text')) },
];

/** The page's board at its place on the card; it keeps its proportions inside. */
function placedDrawing(name: DrawingName): string {
  const { x, y, width, height } = drawingPlace;
  const drawing = renderToStaticMarkup(<BoardDrawing name={name} />);
  return drawing.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
}

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export async function drawSharePicture(card: ShareCardProps, drawing: DrawingName): Promise<Buffer> {
  const svg = await satori(<OgImageCard {...card} />, { ...shareSize, fonts });
  // The drawing has classes and a sheet, which satori does not read.
  const board = `<style>${drawingStyle}</style>${placedDrawing(drawing)}`;
  return svgToPng(svg.replace(/<\/svg>$/, `${board}</svg>`));
}
