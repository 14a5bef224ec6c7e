import { readFileSync } from 'node:fs';
import styles from '../illustrations/drawing.module.css';
import { siteFile } from '../model/site-file.ts';
import { mixColors, tokenColor } from './theme-colors.ts';

const sheet = readFileSync(siteFile('src/illustrations/drawing.module.css'), 'utf8');

/** Colors as they are: a picture's renderer knows no custom properties and mixes nothing. */
function withPlainColors(css: string): string {
  return css
    .replaceAll(
      /color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/g,
      (_whole, one: string, share: string, other: string) =>
        mixColors(tokenColor(one), Number(share) / 100, tokenColor(other)),
    )
    .replaceAll('var(--font-hand)', "'Gochi Hand'")
    .replaceAll(/var\(--([\w-]+)\)/g, (_whole, name: string) => tokenColor(name));
}

/** The class names that components get from the module, in place of the ones it is written with. */
function withModuleNames(css: string): string {
  return css.replaceAll(/\.([a-z]\w*)(?=[\s,{.:])/gi, (whole, name: string) => {
    const known = styles[name];
    return known === undefined ? whole : `.${known}`;
  });
}

/** The drawings' own style sheet, as it may stand inside an SVG picture. */
export const drawingStyle = withModuleNames(
  withPlainColors(
    sheet
      .replace(/@media \(forced-colors[\s\S]*$/, '')
      .replace(/^\s*@layer \w+ \{/, '')
      .replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  ),
);
