import { drawingClass } from './drawing-class.ts';

/** Drawings with a text alternative, one per file. */
const boards = import.meta.glob<string>('./boards/*.svg', { query: '?raw', import: 'default', eager: true });

/** Files with several decorative drawings, each a nested <svg> with an id. */
const sheets = import.meta.glob<string>('./details/*.svg', { query: '?raw', import: 'default', eager: true });

const drawings = new Map(Object.entries(boards).map(([path, svg]) => [path.slice(2, -4), svg]));
for (const sheet of Object.values(sheets)) {
  for (const [svg, id] of sheet.matchAll(/<svg id="([^"]*)"[\s\S]*?<\/svg>/g))
    drawings.set(`details/${id}`, svg);
}

/** Attributes that only drawing programs need; on a page, the classes set these properties. */
const looks = / (?:stroke|fill|stroke-width|stroke-dasharray|font-size|text-anchor)="[^"]*"/g;

/**
 * A drawing's view box, title and inner markup, by a name such as `boards/cell` or `details/course-biology`; undefined
 * if no file has it.
 */
export function readDrawing(name: string): { viewBox: string; title: string; content: string } | undefined {
  const svg = drawings.get(name);
  const parts = svg && /viewBox="([^"]*)"[^>]*>\s*(?:<title>([^<]*)<\/title>)?([\s\S]*)<\/svg>/.exec(svg);
  if (!parts) return undefined;
  const [, viewBox = '', title = '', content = ''] = parts;
  const withMarks = (tag: string, names: string) =>
    tag.replace(looks, '').replace(/class="[^"]*"/, `class="${drawingClass(...names.split(' '))}"`);
  return {
    viewBox,
    title: title.replaceAll('&amp;', '&'),
    content: content
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .trim()
      .replace(/>\s+</g, '><')
      .replace(/<[^>]*class="([^"]*)"[^>]*>/g, withMarks),
  };
}
