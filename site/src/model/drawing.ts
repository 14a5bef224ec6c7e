import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { siteFile } from './site-file.ts';

/** The board drawings: each is a file of src/illustrations/boards/, by its name. */
export const drawings = readdirSync(siteFile('src/illustrations/boards'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
export const drawing = z.enum(drawings as [string, ...string[]]);
export type DrawingName = z.infer<typeof drawing>;

const sheet = readFileSync(siteFile('src/illustrations/details/vignettes.svg'), 'utf8');
const vignettes = [...new Set([...sheet.matchAll(/ id="vignette-([\w-]+)"/g)].map(([, id = '']) => id))];

/** The words in a board drawing or a vignette, by its name; empty if there is no such drawing. */
export function drawnWords(name: string): string {
  const isBoard = drawings.includes(name);
  const svg = isBoard
    ? readFileSync(siteFile(`src/illustrations/boards/${name}.svg`), 'utf8')
    : (new RegExp(` id="vignette-${name}"[\\s\\S]*?</svg>`).exec(sheet)?.[0] ?? '');
  return [...svg.matchAll(/<(?:text|tspan|title)[^>]*>([^<]*)/g)].map(([, words]) => words).join(' ');
}

/** The name of a small drawing in details/vignettes.svg. */
export const vignette = z.enum(vignettes as [string, ...string[]]).optional();

/** The wide drawings of state pages, files of src/illustrations/scenes/, each with the background of its section. */
export const scenes = {
  'after-practice': 'navy',
  'board-that-waits': 'greenTint',
  'desert-morning': 'amberTint',
  'no-drive-to-town': 'blueTint',
  'snow-day': 'blue',
  'ten-in-the-morning': 'blueTint',
} as const;
export type SceneName = keyof typeof scenes;
export const scene = z.enum(Object.keys(scenes) as [SceneName, ...SceneName[]]);
