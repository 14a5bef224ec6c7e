/**
 * Draws the digits and signs of the boards as a font of its own: those of Gochi Hand are hard to read (its 1 is a hook).
 * So are words that the long bars of its t and f seem to strike out.
 * Run by hand after a change of a stroke, as `node site/scripts/make-digit-font.ts`; its files are committed.
 */
import { writeFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

type Point = [x: number, y: number];

/** Pen strokes in units of a hundredth of the font's size, the baseline at y = 70, and the width of each sign. */
const signs: Record<string, [strokes: string, width: number]> = {
  '0': ['M30 5C12 3 6 21 7 39C8 60 17 70 29 70C45 70 52 54 51 36C50 19 43 5 28 6', 58],
  '1': ['M8 21C15 17 21 11 25 3C26 25 25 48 24 70', 38],
  '2': ['M8 20C11 3 45 0 46 19C47 35 20 52 6 69C21 66 36 67 51 69', 58],
  '3': ['M9 11C20 0 45 4 43 19C42 30 30 34 20 34C37 33 51 40 48 54C44 73 16 74 6 60', 57],
  '4': ['M34 4C26 20 15 36 5 49C22 47 38 47 53 46', 59],
  '5': ['M47 5C34 6 24 5 14 6C13 16 11 25 10 33C26 24 49 31 48 50C47 71 20 76 6 62', 57],
  '6': ['M40 4C20 12 6 34 7 52C8 68 22 73 34 69C49 64 51 46 40 40C28 34 12 41 8 54', 57],
  '7': ['M6 8C20 6 36 6 51 6C38 24 28 46 22 71', 56],
  '8': ['M43 12C34 0 11 2 11 18C12 34 47 36 47 54C47 73 8 74 8 54C8 38 42 32 45 17', 57],
  '9': ['M46 20C42 1 12 2 10 22C9 41 35 43 44 29C47 24 47 19 46 15C47 36 44 56 32 71', 57],
  '=': ['M8 33C22 31 36 32 50 31', 60],
  '+': ['M29 19C28 32 29 46 28 60', 58],
  '−': ['M7 41C22 39 36 41 51 39', 58],
  '–': ['M7 41C22 39 36 41 51 39', 58],
  '×': ['M12 24C24 36 34 46 46 58', 58],
  t: ['M17 10C16 27 16 46 18 60C19 69 26 71 32 66', 32],
  f: ['M30 13C24 7 17 12 16 24C15 46 16 70 14 90', 29],
  '²': ['M5 6C7 -3 25 -5 26 6C26 15 11 24 3 33C12 31 20 32 29 33', 34],
};
/** Signs that take a second stroke. */
const second: Record<string, string> = {
  '4': 'M38 28C38 44 37 58 36 71',
  '=': 'M8 49C22 48 36 49 50 47',
  '+': 'M7 41C22 39 36 40 51 39',
  t: 'M4 30C12 29 21 29 30 27',
  f: 'M3 37C10 36 18 36 26 34',
  '×': 'M46 25C35 36 24 46 12 58',
};

const penRadius = (sign: string) => (sign === '²' ? 3.9 : 4.9);

/** The points of a path of cubic curves, close enough together that no corner is seen. */
function flatten(path: string): Point[] {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const points: Point[] = [[numbers[0]!, numbers[1]!]];
  for (let i = 2; i < numbers.length; i += 6) {
    const [x0, y0] = points.at(-1)!;
    const [x1, y1, x2, y2, x3, y3] = numbers.slice(i, i + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let step = 1; step <= 7; step += 1) {
      const t = step / 7;
      const s = 1 - t;
      points.push([
        s ** 3 * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
        s ** 3 * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3,
      ]);
    }
  }
  return points;
}

/** Half a circle from one side of a stroke's end to the other; whole ones cover sharp corners. */
function arc([x, y]: Point, from: number, sweep: number, radius: number): Point[] {
  const steps = Math.max(4, Math.round(Math.abs(sweep) / 0.5));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The outlines of a stroke: its two sides with round ends, and a circle on each sharp corner. */
function outlines(points: Point[], radius: number): Point[][] {
  const angles = points.slice(1).map(([x, y], i) => Math.atan2(y - points[i]![1], x - points[i]![0]));
  const angleAt = (i: number) => {
    const before = angles[Math.max(0, i - 1)]!;
    const after = angles[Math.min(i, angles.length - 1)]!;
    return Math.atan2(Math.sin(before) + Math.sin(after), Math.cos(before) + Math.cos(after));
  };
  const side = (turn: number) =>
    points.map(([x, y], i): Point => {
      const angle = angleAt(i) + turn;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const half = Math.PI / 2;
  const body = [
    ...side(half),
    ...arc(points.at(-1)!, angles.at(-1)! + half, -Math.PI, radius),
    ...side(-half).reverse(),
    ...arc(points[0]!, angles[0]! - half, -Math.PI, radius),
  ];
  const corners = points.filter((_, i) => {
    if (i === 0 || i === points.length - 1) return false;
    return Math.cos(angles[i]! - angles[i - 1]!) < 0.8;
  });
  return [body, ...corners.map((corner) => arc(corner, 0, -2 * Math.PI, radius))];
}

function draw(sign: string): InstanceType<typeof opentype.Path> {
  const path = new opentype.Path();
  const strokes = [signs[sign]![0], ...(second[sign] ? [second[sign]] : [])];
  for (const outline of strokes.flatMap((stroke) => outlines(flatten(stroke), penRadius(sign)))) {
    outline.forEach(([x, y], i) => {
      const [px, py] = [Math.round(x * 10), Math.round((70 - y) * 10)];
      if (i === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    });
    path.close();
  }
  return path;
}

const glyphs = [
  new opentype.Glyph({ name: '.notdef', unicode: 0, advanceWidth: 500, path: new opentype.Path() }),
  ...Object.entries(signs).map(
    ([sign, [, width]]) =>
      new opentype.Glyph({
        name: `sign${sign.codePointAt(0)}`,
        unicode: sign.codePointAt(0)!,
        advanceWidth: (width + 5) * 10,
        path: draw(sign),
      }),
  ),
];
const font = new opentype.Font({
  familyName: 'Board Digits',
  styleName: 'Regular',
  unitsPerEm: 1000,
  ascender: 800,
  descender: -200,
  glyphs,
});
const otf = Buffer.from(font.toArrayBuffer());
const folder = new URL('../src/assets/fonts/', import.meta.url);
writeFileSync(new URL('board-digits.otf', folder), otf);
const all = Object.keys(signs).join('');
writeFileSync(new URL('board-digits.woff2', folder), await subsetFont(otf, all, { targetFormat: 'woff2' }));
