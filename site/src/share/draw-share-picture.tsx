import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BoardDrawing } from '../drawings/board-drawing.tsx';
import { shareSize } from '../lib/share-picture.ts';
import type { DrawingName } from '../model/drawing.ts';
import { drawingStyle } from './drawing-style.ts';
import { keptPicture } from './kept-picture.ts';
import { drawingPlace, ShareCard, type ShareCardProps } from './share-card.tsx';

const font = (name: string, file: string) => ({
  name,
  data: readFileSync(join(process.cwd(), '.cache/fonts', file)),
});
const fonts = [
  font('Bricolage Grotesque', 'bricolage-grotesque-700.ttf'),
  font('Figtree', 'figtree-500.ttf'),
];
/** What lays the cards out besides their own parts. */
const tools = [
  ...fonts.map(({ data }) => data),
  readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve('satori/package.json')),
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
export async function drawSharePicture(props: ShareCardProps, drawing: DrawingName): Promise<Buffer> {
  const card = <ShareCard {...props} />;
  const board = `<style>${drawingStyle}</style>${placedDrawing(drawing)}`;
  return keptPicture([...tools, renderToStaticMarkup(card), board], async () => {
    const svg = await satori(card, { ...shareSize, fonts });
    return `${svg.slice(0, svg.lastIndexOf('</svg>'))}${board}</svg>`;
  });
}
