import { z } from 'zod';

/** An entry with its id, which is the name of its file unless the entry has the field. */
export type Identified<T> = T extends { id: unknown } ? T : T & { id: string };

export const order = z.int().min(1).max(99).describe('The place among its like, from 1');

/** One of the four whiteboard markers. */
export const markerColor = z.enum(['blue', 'green', 'red', 'amber']);
export type AccentColor = z.infer<typeof markerColor>;
