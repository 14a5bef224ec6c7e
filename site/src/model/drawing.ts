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

/** A few strokes that show what the words say: one of details/vignettes.svg. */
export const vignette = z.enum(vignettes as [string, ...string[]]).optional();
