import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { siteFile } from './site-file.ts';

/** The board drawings: each is a file of src/illustrations/boards/, by its name. */
export const drawings = readdirSync(siteFile('src/illustrations/boards'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
export const drawing = z.enum(drawings as [string, ...string[]]);

/** The states that have an outline in src/illustrations/details/state-outlines.svg. */
export const badge = z.enum(['florida', 'arkansas', 'arizona', 'indiana', 'new-hampshire']);
export type DrawingName = z.infer<typeof drawing>;
