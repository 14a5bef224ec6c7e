import { mark } from './mark.ts';

/** Drawings with a text alternative are in boards/, decorative ones in details/. */
const files = import.meta.glob<string>('./{boards,details}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes that only drawing programs need; on a page, the classes in the style sheet set them. */
const looks = / (?:stroke|fill|stroke-width|stroke-dasharray|font-size|text-anchor)="[^"]*"/g;

/** Replacements for class names in a drawing's file, such as a garment's color. */
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
