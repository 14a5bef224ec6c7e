import type { BrandColor } from '../model/brand.ts';
import { blended, brightened, contrast, mixed } from './color-contrast.ts';

/** The tokens in which the two schemes part, each with the color that it is in the light one. */
export const lightOf = {
  night: 'ink',
  button: 'blue',
  'button-deep': 'blue-deep',
  'on-button': 'blue-tint',
  marked: 'highlighter-fill',
  'on-highlighter': 'ink',
} as const satisfies Record<string, BrandColor>;
export type SchemeColor = BrandColor | keyof typeof lightOf;

/** What is mixed into the markers, so that they do not glow on a dark board. */
const chalk = '#d6d3c8';

/** A marker on a dark board: a dusty stroke, and as much lighter as it takes to be read on its own tint there. */
function lightened(color: string, ground: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mixed(blended(brightened(color), 0.65, chalk), percent / 100, 255);
    if (contrast(shade, tinted(shade, ground)) >= 5) return shade;
  }
  return '#ffffff';
}

const tinted = (color: string, board: string) => blended(color, 0.14, board);

/**
 * The dark scheme that belongs to a light one: the board takes the ink's color, the ink the board's, the markers are
 * lightened until they can be read, and dark bands, buttons and the highlighter stay what they are.
 */
export function darkColors(light: Record<BrandColor, string>): Record<SchemeColor, string> {
  const board = mixed(light.ink, 0.22, 0);
  const paper = light.ink;
  const marker = (name: 'blue' | 'green' | 'red' | 'amber') => lightened(light[name], paper);
  const [blue, green, red, amber] = [marker('blue'), marker('green'), marker('red'), marker('amber')];
  const soft = mixed(light.blue, 0.12, 255);
  const button = contrast(light['blue-tint'], soft) >= 4.5 ? soft : light.blue;
  return {
    ...light,
    ink: mixed(light.ink, 0.94, 255),
    'ink-2': mixed(light.ink, 0.79, 255),
    'ink-3': mixed(light.ink, 0.68, 255),
    board,
    paper,
    line: mixed(light.ink, 0.22, 255),
    blue,
    'blue-deep': mixed(blue, 0.3, 255),
    'blue-tint': tinted(blue, board),
    green,
    'green-tint': tinted(green, board),
    red,
    'red-tint': tinted(red, board),
    amber,
    'amber-tint': tinted(amber, board),
    night: mixed(light.ink, 0.5, 0),
    button,
    'button-deep': light.blue,
    'on-button': light['blue-tint'],
    marked: blended(light.highlighter, 0.3, board),
    'on-highlighter': light.ink,
  };
}
