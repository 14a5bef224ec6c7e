import { blended } from '../styles/color-contrast.ts';
import { lightOf } from '../styles/dark-colors.ts';
import { tokenColors } from '../server/theme-colors.ts';
import type { BrandColor } from '../model/brand.ts';
import { readSettings } from '../model/read-settings.ts';

const colors = tokenColors(readSettings().brand.colors);

/**
 * A color of the pages, such as `#16213e` for `ink`, for pictures that no style sheet reaches.
 * @throws Error when there is no such color.
 */
export function tokenColor(name: string): string {
  const own = lightOf[name as keyof typeof lightOf] as BrandColor | undefined;
  const value = colors[own ?? (name as BrandColor)] as string | undefined;
  if (!value) throw new Error(`tokens.css has no color --${name}.`);
  return value;
}

/** A share (0 to 1) of one color, filled up with another, as CSS `color-mix(in srgb, …)` mixes them. */
export const mixColors = blended;
