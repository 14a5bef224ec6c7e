import { readFileSync } from 'node:fs';
import { brandColors, type Brand } from '../model/brand.ts';
import { siteFile } from '../model/site-file.ts';
import { blended } from '../styles/color-contrast.ts';

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

/** The owner's colors as a rule that goes over the shipped ones; null when there are none. */
export function brandSheet(colors: Brand['colors']): string | null {
  const own = Object.entries(colors).map(([name, color]) => `--brand-${name}:${color}`);
  return own.length > 0 ? `:root{${own.join(';')}}` : null;
}
