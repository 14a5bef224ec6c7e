import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'postcss';
import { siteFile } from '../model/site-file.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { colorTokens } from '../theme/colors.ts';
import { classOf } from '../illustrations/drawing-class.ts';

/** A text with the value in the light scheme of each custom property that it names. */
export function withColors(text: string): string {
  const colors = colorTokens(readSettings().brand.colors);
  const values = new Map(Object.entries(colors).map(([name, { light }]) => [`--color-${name}`, light]));
  values.set('--font-hand', 'Gochi Hand');
  return text.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}

/**
 * The drawings' own style sheet, as it may stand inside an SVG picture: plain rules with plain values, since its
 * renderer knows no layers, conditions or custom properties.
 */
export function drawingStyle(): string {
  const sheet = parse(readFileSync(siteFile('src/illustrations/drawing.module.css')));
  sheet.walkAtRules(/^(font-face|media)$/, (rule) => void rule.remove());
  sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(/\.([\w-]+)/g, (_, own: string) => `.${classOf(own) ?? own}`);
  });
  return withColors(sheet.toString());
}

/** A drawing as an SVG file, or as a part of one. @param attributes further ones, such as its size. */
export function svgFile(drawing: ReactNode, attributes = '', style = drawingStyle()): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}`;
  return renderToStaticMarkup(drawing).replace(/<svg ([^>]*>)/, `${start} $1<style>${style}</style>`);
}
