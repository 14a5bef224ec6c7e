import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteFile } from '../model/site-file.ts';
import { readSettings } from '../model/read-settings.ts';
import { resolveColor } from '../server/theme-colors.ts';
import { classOf } from '../illustrations/mark.ts';

/** A name of a class in its module; undefined where the module has none. */
type ClassOf = (name: string) => string | undefined;

/** Colors as they are: a picture's renderer knows no custom properties and mixes nothing. */
function withPlainColors(css: string): string {
  const { colors } = readSettings().brand;
  return css
    .replaceAll('var(--font-hand)', "'Gochi Hand'")
    .replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)|var\(--color-[\w-]+\)/g, (color) =>
      resolveColor(color, colors),
    );
}

/** The class names that components get from the module, in place of the ones it is written with. */
function withModuleNames(css: string, nameOf: ClassOf): string {
  return css.replaceAll(/\.([a-z]\w*)(?=[\s,{.:])/gi, (whole, name: string) => {
    const known = nameOf(name);
    return known === undefined ? whole : `.${known}`;
  });
}

/** The style sheets of some components, as they may stand inside an SVG picture. @param names such as `components/board`. */
export function pictureStyle(names: readonly string[], nameOf: ClassOf): string {
  const sheets = names.map((name) => readFileSync(siteFile(`src/${name}.module.css`), 'utf8')).join('');
  const plain = sheets
    .replace(/@font-face \{[^}]*\}/, '')
    .replace(/@media \(forced-colors[\s\S]*?\n {2}\}\n/, '')
    .replaceAll(/^@layer \w+ \{$|^\}$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return withModuleNames(withPlainColors(plain), nameOf);
}

/** The drawings' own style sheets, as they may stand inside an SVG picture. */
export const drawingStyle = (): string =>
  pictureStyle(['illustrations/drawing', 'illustrations/portrait'], classOf);

/** A drawing as an SVG file, or as a part of one. @param attributes further ones, such as its size. */
export function svgFile(drawing: ReactNode, attributes = '', style = drawingStyle()): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}`;
  return renderToStaticMarkup(drawing).replace(/<svg ([^>]*>)/, `${start} $1<style>${style}</style>`);
}
