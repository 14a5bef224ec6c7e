import { z } from 'zod';

/** An entry as pages see it: what is a file of its own has the file's name for an id. */
export type Identified<T> = T extends { id: unknown } ? T : T & { id: string };

export const order = z.int().min(1).max(99).describe('The place among its like, from 1');
