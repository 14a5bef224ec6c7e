import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../illustrations/brand-mark.tsx';
import type { Brand } from '../model/brand.ts';
import { siteFile } from '../model/site-file.ts';
import { drawingStyle } from './drawing-style.ts';

/** The rules of the drawings' sheet for the classes that a drawing uses. */
function styleFor(drawing: string): string {
  const used = new Set(
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return [...drawingStyle.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors = '', body = '']) => {
      const kept = selectors.split(',').filter((selector) => {
        const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
        return names.length > 0 && names.every((name) => used.has(name));
      });
      return kept.length > 0 ? [`${kept.join(',')}{${body}}`.replaceAll(/\s+/g, ' ')] : [];
    })
    .join('');
}

/** The business's mark as an SVG file: the owner's logo, or the drawn whiteboard. */
export function brandImage({ logo }: Brand): string {
  if (logo !== undefined) return readFileSync(siteFile(`content/${logo}`), 'utf8');
  const drawing = renderToStaticMarkup(<BrandMark />);
  return drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/(<svg[^>]*>)/, `$1<style>${styleFor(drawing)}</style>`);
}
