import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardDrawing } from './board-drawing.tsx';
import { contrast } from '../styles/color-contrast.ts';
import { themeColor } from '../server/theme-colors.ts';
import { drawings } from '../model/drawing.ts';
import { siteFile } from '../model/site-file.ts';

const sheet = readFileSync(siteFile('src/illustrations/drawing.module.css'), 'utf8');

/** The color of words with these classes in the dark: the last rule of the sheet that fills one of them. */
function darkFill(classes: string): string {
  const rules = [...sheet.matchAll(/\.(hand\w*) \{\s*fill: var\(--([\w-]+)\)/g)];
  return rules.filter(([, name = '']) => classes.includes(`_${name}_`)).at(-1)?.[2] ?? 'ink';
}

/** Words stand on a stroke when it passes between their baseline and their tops. */
function wordsOnStrokes(svg: string): { text: string; classes: string }[] {
  const strokes = [...svg.matchAll(/<path class="[^"]*_wide_[^"]*" d="M(\d+) (\d+)q\S+ \S+ (\d+)/g)];
  const words = [...svg.matchAll(/<g class="([^"]*)"[^>]*>|<text([^>]*)>([^<]*)/g)];
  let group = '';
  return words.flatMap(([, ofGroup, own = '', text = '']) => {
    if (ofGroup !== undefined) group = ofGroup;
    if (ofGroup !== undefined) return [];
    const [x, y] = ['x', 'y'].map((name) => Number(new RegExp(` ?\\b${name}="([^"]*)"`).exec(own)?.[1]));
    const classes = /class="([^"]*)"/.exec(own)?.[1] ?? group;
    const on = strokes.some((stroke) => {
      const [left, middle, width] = stroke.slice(1).map(Number) as [number, number, number];
      return x! > left - 40 && x! < left + width + 20 && y! - middle > 0 && y! - middle < 20;
    });
    return on ? [{ text, classes }] : [];
  });
}

it.each(drawings)('every word on the highlighter of %s is read in the dark', (name) => {
  const svg = renderToStaticMarkup(<BoardDrawing name={name} />);
  for (const { text, classes } of wordsOnStrokes(svg))
    expect(
      contrast(themeColor(darkFill(classes), {}, 'dark'), themeColor('marked', {}, 'dark')),
      text,
    ).toBeGreaterThanOrEqual(4.5);
});
