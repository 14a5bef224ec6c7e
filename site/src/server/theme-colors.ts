import { readFileSync } from 'node:fs';
import { brandColors, type Brand, type BrandColor } from '../model/brand.ts';
import { siteFile } from '../model/site-file.ts';
import { darkColors } from '../styles/dark-colors.ts';

/** The colors that styles/tokens.css ships, by name. @throws Error when the sheet lacks one. */
export function tokenDefaults(): Record<BrandColor, string> {
  const css = readFileSync(siteFile('src/styles/tokens.css'), 'utf8');
  return Object.fromEntries(
    brandColors.map((name) => {
      const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
      if (!value) throw new Error(`tokens.css has no color --${name}.`);
      return [name, value];
    }),
  ) as Record<BrandColor, string>;
}

/** The colors of the pages: the owner's, and what is shipped for the rest. */
export function tokenColors(colors: Brand['colors']): Record<BrandColor, string> {
  const defaults = tokenDefaults();
  const names = brandColors.map((name) => [name, colors[name] ?? defaults[name]]);
  return Object.fromEntries(names) as Record<BrandColor, string>;
}

/** The owner's colors, in both schemes, as a style sheet that goes before the shipped ones; null when there are none. */
export function brandSheet(colors: Brand['colors']): string | null {
  const rule = (values: Partial<Record<string, string>>) =>
    `:root{${Object.entries(values)
      .map(([name, color]) => `--${name}:${color}`)
      .join(';')}}`;
  if (Object.keys(colors).length === 0) return null;
  const dark = rule(darkColors(tokenColors(colors)));
  return `${rule(colors)}@media screen and (prefers-color-scheme:dark){${dark}}`;
}
