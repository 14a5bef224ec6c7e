import { z } from 'zod';

const markerColors = ['blue', 'green', 'red', 'amber'] as const;
/** One of the four whiteboard markers. */
export const markerColor = z.enum(markerColors);
export type AccentColor = z.infer<typeof markerColor>;
