import { readFileSync } from 'node:fs';
import { brandColors, type Brand } from '../model/brand.ts';
import { siteFile } from '../model/site-file.ts';

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

/** The relative luminance of WCAG 2, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2 between two colors such as `#2346c7`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** A share, 0 to 1, of one color, filled up with another. */
function blended(one: string, share: number, other: string): string {
  const rest = channels(other);
  const parts = channels(one).map((value, index) => value * share + (rest[index] ?? 0) * (1 - share));
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The shade nearest to a color, darker or lighter, that passes a test; null when none does. */
export function nearestShade(color: string, passes: (shade: string) => boolean): string | null {
  for (let percent = 1; percent <= 100; percent += 1) {
    const shades = ['#000000', '#ffffff'].map((end) => blended(end, percent / 100, color));
    const found = shades.find(passes);
    if (found) return found;
  }
  return null;
}

export type Scheme = 'light' | 'dark';

const [rootRule = ''] = /:root \{[^}]*/.exec(readFileSync(siteFile('src/styles/tokens.css'), 'utf8')) ?? [];
const tokens = new Map(
  [...rootRule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
);

/** Splits a function's arguments at the commas that are not inside of another function. */
function argumentsOf(list: string): string[] {
  let depth = 0;
  let separated = '';
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    separated += character === ',' && depth === 0 ? '\n' : character;
  }
  return separated.split('\n').map((argument) => argument.trim());
}

/**
 * A color of tokens.css, such as `#16213e` for `var(--color-text)`, for what no style sheet reaches. It knows what the tokens
 * are written with: hexadecimal colors, `var()`, `light-dark()` and `color-mix(in srgb, … N%, …)`.
 * @throws Error when the expression is anything else, or names no token.
 */
export function resolveColor(
  expression: string,
  colors: Brand['colors'] = {},
  scheme: Scheme = 'light',
): string {
  const resolve = (inner = '') => resolveColor(inner, colors, scheme);
  const text = expression.replaceAll(/\s+/g, ' ').trim();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const [, name = '', list = ''] = /^([\w-]+)\(([\s\S]*)\)$/.exec(text) ?? [];
  if (name === 'var') {
    const own = brandColors.find((brandColor) => list === `--brand-${brandColor}`);
    return (own && colors[own]) ?? resolve(tokens.get(list.slice(2)));
  }
  const [first, second, third] = argumentsOf(list);
  if (name === 'light-dark') return resolve(scheme === 'light' ? first : second);
  const [, mixed, share] = /^([\s\S]+) (\d+)%$/.exec(second ?? '') ?? [];
  if (name === 'color-mix' && mixed) return blended(resolve(mixed), Number(share) / 100, resolve(third));
  throw new Error(`tokens.css has no color ${text}.`);
}

/** The value of a color token such as `text` in one color scheme, with the owner's colors applied. */
export const themeColor = (token: string, colors?: Brand['colors'], scheme?: Scheme): string =>
  resolveColor(`var(--color-${token})`, colors, scheme);

/** The owner's colors as a rule that goes over the shipped ones; empty when there are none. */
export function brandSheet(colors: Brand['colors']): string {
  const own = Object.entries(colors).map(([name, color]) => `--brand-${name}:${color}`);
  return own.length > 0 ? `:root{${own.join(';')}}` : '';
}
