import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BoardDrawing } from '../illustrations/board-drawing.tsx';
import { shareSize } from '../seo/og-image-url.ts';
import type { DrawingName } from '../model/drawing.ts';
import { drawingStyle } from './drawing-style.ts';
import { drawn, drawnWith, keptPicture, type Pixels } from './cached-image.ts';
import { drawingPlace, ShareCard, ShareTitle, titlePlace, type ShareCardProps } from './og-image-card.tsx';

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
  size: { width: number; height?: number },
  board = '',
): Promise<Pixels> {
  const svg = await satori(card, { ...size, fonts });
  return drawn(`${svg.slice(0, svg.lastIndexOf('</svg>'))}${board}</svg>`);
}

/** Lays a title on a card in the middle of its place, which is empty above and below. */
function layOn(card: Pixels, { data, width, height }: Pixels): void {
  const top = titlePlace.y + Math.round((titlePlace.height - height) / 2);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * card.width + titlePlace.x) * 3;
    data.copy(card.data, start, row * width * 3, (row + 1) * width * 3);
  }
}

/** What the cards of one board have in common: only the title is drawn for each page. */
interface Ground {
  /** A digest of everything that it is made from. */
  made: string;
  pixels: () => Promise<Pixels>;
  /** Copies of its pixels that no picture is being made on: two megabytes each, so they are used again. */
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
    // As high as the title, which is less to draw than its whole place.
    const written = await cardPixels(<ShareTitle title={title} />, { width: titlePlace.width });
    const picture = ground.free.pop() ?? { ...size, data: Buffer.allocUnsafe(data.length) };
    data.copy(picture.data);
    layOn(picture, written);
    const png = await encode(picture);
    ground.free.push(picture);
    return png;
  });
}
