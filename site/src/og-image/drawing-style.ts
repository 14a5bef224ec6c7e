import { readFileSync } from 'node:fs';
import styles from '../illustrations/drawing.module.css';
import { siteFile } from '../model/site-file.ts';
import { readSettings } from '../model/read-settings.ts';
import { resolveColor } from '../server/theme-colors.ts';

const sheet = readFileSync(siteFile('src/illustrations/drawing.module.css'), 'utf8');

const { colors } = readSettings().brand;

/** Colors as they are: a picture's renderer knows no custom properties and mixes nothing. */
const withPlainColors = (css: string): string =>
  css
    .replaceAll('var(--font-hand)', "'Board Digits', 'Gochi Hand'")
    .replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)|var\(--[\w-]+\)/g, (color) =>
      resolveColor(color, colors),
    );

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
