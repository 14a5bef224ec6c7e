import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sheet = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');
const colors = new Map(
  [...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
);

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const channel = (place: number) => {
    const part = parseInt(color.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const values = [one, other].map((name) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`tokens.css has no color --${name}.`);
    return luminance(color);
  });
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

const text = ['ink', 'ink-2', 'ink-3', 'blue', 'blue-deep', 'green', 'red', 'amber'];
const tints = ['blue-tint', 'green-tint', 'red-tint', 'amber-tint'];
const markers = ['blue', 'green', 'red', 'amber'];

const textPairs = [
  ...text.flatMap((color) => ['board', 'paper'].map((ground) => [color, ground])),
  ...['ink', 'ink-2', 'ink-3', 'blue'].flatMap((color) => tints.map((ground) => [color, ground])),
  ...markers.map((color) => [color, `${color}-tint`]),
  ...['on-ink', 'on-ink-2', 'highlighter', 'highlighter-fill'].map((color) => [color, 'ink']),
  ...['blue', 'blue-deep', 'green', 'red', 'amber', 'ink'].map((ground) => ['on-ink', ground]),
  ...['ink', 'blue'].map((color) => [color, 'highlighter-fill']),
  ['ink', 'highlighter'],
];

it.each(textPairs)('text in %s can be read on %s: 4.5:1', (color, ground) => {
  expect(contrast(String(color), String(ground))).toBeGreaterThanOrEqual(4.5);
});

const edges = [
  // The focus ring, on every ground that has something to focus.
  ...['board', 'paper', ...tints].map((ground) => ['blue', ground]),
  ['highlighter', 'ink'],
  ['board', 'blue'],
  // Edges of fields and pills, and the marks of the drawings.
  ['ink-3', 'board'],
  ['ink-3', 'paper'],
  ...markers.map((color) => [color, 'board']),
  ...markers.map((color) => [color, 'paper']),
];

it.each(edges)('an edge or a focus ring in %s is seen on %s: 3:1', (color, ground) => {
  expect(contrast(String(color), String(ground))).toBeGreaterThanOrEqual(3);
});
