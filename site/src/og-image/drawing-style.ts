import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'postcss';
import { siteFile } from '../model/site-file.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { colorTokens } from '../theme/colors.ts';
import { classOf } from '../illustrations/mark.ts';

/** A name of a class in its module; undefined where the module has none. */
type ClassOf = (name: string) => string | undefined;

/** The custom properties that a picture's renderer does not know, with their values in the light scheme. */
function pictureTokens(): Record<string, string> {
  const colors = Object.entries(colorTokens(readSettings().brand.colors));
  return {
    '--font-hand': 'Gochi Hand',
    ...Object.fromEntries(colors.map(([name, { light }]) => [`--color-${name}`, light])),
  };
}

/**
 * The style sheets of some components, as they may stand inside an SVG picture: plain rules with plain values, since its
 * renderer knows no layers, conditions or custom properties.
 * @param names such as `components/board`.
 * @param nameOf the class names that components get from their modules.
 */
export function pictureStyle(names: readonly string[], nameOf: ClassOf): string {
  const tokens = pictureTokens();
  const sheets = names.map((name) => {
    const sheet = parse(readFileSync(siteFile(`src/${name}.module.css`)));
    sheet.walkAtRules(/^(font-face|media)$/, (rule) => void rule.remove());
    sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
    sheet.walkComments((comment) => void comment.remove());
    sheet.walkRules((rule) => {
      rule.selector = rule.selector.replaceAll(/\.([\w-]+)/g, (_, own: string) => `.${nameOf(own) ?? own}`);
    });
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (whole, token: string) => tokens[token] ?? whole,
      );
    });
    return sheet.toString();
  });
  return sheets.join('');
}

/** The drawings' own style sheet, as it may stand inside an SVG picture. */
export const drawingStyle = (): string => pictureStyle(['illustrations/drawing'], classOf);

/** A drawing as an SVG file, or as a part of one. @param attributes further ones, such as its size. */
export function svgFile(drawing: ReactNode, attributes = '', style = drawingStyle()): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}`;
  return renderToStaticMarkup(drawing).replace(/<svg ([^>]*>)/, `${start} $1<style>${style}</style>`);
}
