import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { siteFile } from './site-file.ts';
import { titledText } from './text.ts';

/** The board drawings: each is a file of src/illustrations/boards/, by its name. */
export const drawings = readdirSync(siteFile('src/illustrations/boards'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
export const drawing = z.enum(drawings as [string, ...string[]]);
export type DrawingName = z.infer<typeof drawing>;

/** What a sheet of src/illustrations/details/ has of a kind: `bob` where portraits.svg has the id `hair-bob`. */
export function drawn(sheet: string, kind: string) {
  const svg = readFileSync(siteFile(`src/illustrations/details/${sheet}.svg`), 'utf8');
  const ids = [...svg.matchAll(/ id="([\w-]+?)(?:-behind)?"/g)].map(([, id = '']) => id);
  const names = ids.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  return z.enum([...new Set(names)] as [string, ...string[]]);
}

/** One of several steps: what happens, and what is drawn above it. */
export const step = titledText.extend({ drawing: drawn('steps', 'step').default('board') });
export type Step = z.infer<typeof step>;

/** A few strokes that show what the words say: one of details/vignettes.svg. */
export const vignette = drawn('vignettes', 'vignette').optional();
/** A point, with or without a drawing of it. */
export const point = titledText.extend({ drawing: vignette });
