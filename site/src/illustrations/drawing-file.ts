import { mark } from './mark.ts';

/** Drawings with a page's matter in boards/, and small ones without a text alternative in details/. */
const files = import.meta.glob<string>('./{boards,details}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a drawing program needs to show the classes' looks; on a page, the style sheet gives them. */
const looks = / (?:stroke|fill|stroke-width|stroke-dasharray|font-size|text-anchor)="[^"]*"/g;

/** The marks that stand for a file's own class names, such as a garment's color. */
export type Tones = Readonly<Record<string, string>>;

/** Whether there is a file of this name. */
export const hasDrawing = (name: string): boolean => files[`./${name}.svg`] !== undefined;

/** A drawing's box and its elements, by its file's name such as `boards/cell`; undefined where there is none. */
export function readDrawing(
  name: string,
  tones: Tones = {},
): { viewBox: string; title: string; content: string } | undefined {
  const svg = files[`./${name}.svg`];
  const parts = svg && /viewBox="([^"]*)"[^>]*>\s*(?:<title>([^<]*)<\/title>)?([\s\S]*)<\/svg>/.exec(svg);
  if (!parts) return undefined;
  const [, viewBox = '', title = '', content = ''] = parts;
  const withMarks = (tag: string, names: string) =>
    tag
      .replace(looks, '')
      .replace(/class="[^"]*"/, `class="${mark(...names.split(' ').map((each) => tones[each] ?? each))}"`);
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
