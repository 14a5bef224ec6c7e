import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BoardDrawing } from '../drawings/board-drawing.tsx';
import { shareSize } from '../lib/share-picture.ts';
import type { DrawingName } from '../model/drawing.ts';
import { drawingStyle } from './drawing-style.ts';
import { drawn, drawnWith, keptPicture, type Pixels } from './kept-picture.ts';
import { drawingPlace, ShareCard, ShareTitle, titlePlace, type ShareCardProps } from './share-card.tsx';

const font = (name: string, file: string) => ({
  name,
  data: readFileSync(join(process.cwd(), '.cache/fonts', file)),
});
const fonts = [
  font('Bricolage Grotesque', 'bricolage-grotesque-700.ttf'),
  font('Figtree', 'figtree-500.ttf'),
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

async function cardPixels(
  card: ReactElement,
  size: { width: number; height: number },
  board = '',
): Promise<Pixels> {
  const svg = await satori(card, { width: size.width, height: size.height, fonts });
  return drawn(`${svg.slice(0, svg.lastIndexOf('</svg>'))}${board}</svg>`);
}

/** Lays a picture on another at its place, over whatever was laid there before. */
function layOn(ground: Pixels, { data, width, height }: Pixels, { x, y }: typeof titlePlace): void {
  for (let row = 0; row < height; row += 1) {
    data.copy(ground.data, ((y + row) * ground.width + x) * 4, row * width * 4, (row + 1) * width * 4);
  }
}

/** What the cards of one board have in common: only the title is drawn for each page. */
interface Ground {
  /** A digest of everything that it is made from. */
  made: string;
  pixels: () => Promise<Pixels>;
  /** Copies of its pixels that no picture is being made on: three megabytes each, so they are used again. */
  free: Pixels[];
}

const grounds = new Map<string, Ground>();

function groundOf(common: ShareCardProps, drawing: DrawingName): Ground {
  const name = JSON.stringify([common, drawing]);
  const known = grounds.get(name);
  if (known) return known;
  const card = <ShareCard {...common} />;
  const board = `<style>${drawingStyle}</style>${placedDrawing(drawing)}`;
  let pixels: Promise<Pixels> | undefined;
  const ground: Ground = {
    made: createHash('sha256').update(renderToStaticMarkup(card)).update(board).digest('hex'),
    pixels: () => (pixels ??= cardPixels(card, shareSize, board)),
    free: [],
  };
  grounds.set(name, ground);
  return ground;
}

/** What tells a page's share picture from every other: all that it is made from. */
export function sharePictureParts({ title, ...common }: ShareCardProps, drawing: DrawingName): string[] {
  return [groundOf(common, drawing).made, renderToStaticMarkup(<ShareTitle title={title} />), drawnWith];
}

/** Draws a page's share picture in the site's own type and colors: a PNG of 1200 by 630 pixels. */
export function drawSharePicture(card: ShareCardProps, drawing: DrawingName): Promise<Buffer> {
  const { title = '', ...common } = card;
  return keptPicture(sharePictureParts(card, drawing), async (encode) => {
    const ground = groundOf(common, drawing);
    const { data, ...size } = await ground.pixels();
    const written = await cardPixels(<ShareTitle title={title} />, titlePlace);
    const picture = ground.free.pop() ?? { ...size, data: Buffer.from(data) };
    layOn(picture, written, titlePlace);
    const png = await encode(picture);
    ground.free.push(picture);
    return png;
  });
}
