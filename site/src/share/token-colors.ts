import { tokenColors } from '../lib/token-colors.ts';
import type { BrandColor } from '../model/brand.ts';
import { readSettings } from '../model/read-settings.ts';

const colors = tokenColors(readSettings().brand.colors);

/**
 * A color of the pages, such as `#16213e` for `ink`, for pictures that no style sheet reaches.
 * @throws Error when there is no such color.
 */
export function tokenColor(name: string): string {
  const value = colors[name as BrandColor] as string | undefined;
  if (!value) throw new Error(`tokens.css has no color --${name}.`);
  return value;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** A share (0 to 1) of one color, filled up with another, as CSS `color-mix(in srgb, …)` mixes them. */
export function mixColors(one: string, share: number, other: string): string {
  const rest = channels(other);
  const mixed = channels(one).map((value, index) =>
    Math.round(value * share + (rest[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
