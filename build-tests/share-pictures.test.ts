import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { readSettings } from '../site/src/model/read-settings.ts';
import { builtPage, dist, mainPaths, type BuiltPage } from '../e2e/built-pages.ts';

const { origin } = readSettings();
const mainPages = () => mainPaths.map(builtPage);
const meta = (page: BuiltPage, name: string) =>
  page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function duplicates(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('every page has its own share picture of 1200 by 630 pixels', () => {
  const pictures = mainPages().map((page) => meta(page, 'og:image'));
  expect(duplicates(pictures)).toEqual([]);
  for (const picture of pictures) {
    const png = readFileSync(join(dist, String(picture).replace(origin, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const page of mainPages()) {
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'og:url')).toBe(page.root.querySelector('link[rel=canonical]')?.getAttribute('href'));
  }
});

/** The colors along one row or column of a picture, as `r,g,b`. */
async function colorsAlong(file: string, area: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(file)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * info.channels, index * info.channels + 3).join(','),
  );
  return new Set(pixels);
}

it('every share picture is whole: paper along its four edges, and the board’s frame inside each', async () => {
  const paper = new Set(['246,244,238']);
  for (const page of mainPages()) {
    const file = join(dist, String(meta(page, 'og:image')).replace(origin, ''));
    const edges = [
      { left: 0, top: 0, width: 1200, height: 1 },
      { left: 0, top: 629, width: 1200, height: 1 },
      { left: 0, top: 0, width: 1, height: 630 },
      { left: 1199, top: 0, width: 1, height: 630 },
    ];
    for (const edge of edges)
      expect(await colorsAlong(file, edge), `${page.path} ${JSON.stringify(edge)}`).toEqual(paper);
    const frame = [
      { left: 600, top: 38, width: 1, height: 4 },
      { left: 600, top: 588, width: 1, height: 4 },
      { left: 38, top: 315, width: 4, height: 1 },
      { left: 1158, top: 315, width: 4, height: 1 },
    ];
    for (const line of frame)
      expect(await colorsAlong(file, line), page.path).toEqual(new Set(['227,223,211']));
  }
});

/** A part of a picture as brightness, row by row, from 0 to 255. */
async function brightness(file: string, area: { left: number; top: number; width: number; height: number }) {
  const data = await sharp(file).extract(area).flatten().greyscale().raw().toBuffer();
  return Array.from({ length: area.height }, (_, row) =>
    data.subarray(row * area.width, (row + 1) * area.width),
  );
}

it('every share picture has its page’s own board beside a title whose lines are balanced', async () => {
  const boards = new Map<string, string>();
  const uneven: string[] = [];
  for (const page of mainPages()) {
    const file = join(dist, String(meta(page, 'og:image')).replace(origin, ''));
    const board = await brightness(file, { left: 652, top: 116, width: 458, height: 336 });
    const drawn = board.flatMap((row) => [...row]).filter((light) => light < 200).length;
    expect(drawn, page.path).toBeGreaterThan(1000);
    boards.set(Buffer.concat(board).toString('base64'), page.path);

    // The title is the darkest text on the left; white rows separate its lines.
    const rows = await brightness(file, { left: 88, top: 110, width: 550, height: 370 });
    const ends = rows.map((row) => row.findLastIndex((light) => light < 90));
    const lines: number[][] = [];
    ends.forEach((end, row) => {
      if (end < 0) return;
      if (row > 0 && (ends[row - 1] ?? -1) >= 0) lines.at(-1)?.push(end);
      else lines.push([end]);
    });
    const widths = lines.filter((line) => line.length > 20).map((line) => Math.max(...line));
    const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
    if (narrowest < widest * 0.25) uneven.push(`${page.path}: ${widths.join(', ')}`);
  }
  expect(uneven).toEqual([]);
  expect(boards.size).toBeGreaterThan(25);
});
