import styles from './drawing.module.css';

/** Drawings with a page's matter in boards/, and small ones without a text alternative in details/. */
const files = import.meta.glob<string>('./{boards,details}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a drawing program needs to show the classes' looks; on a page, the style sheet gives them. */
const looks = / (?:stroke|fill|stroke-width|stroke-dasharray|font-size|text-anchor)="[^"]*"/g;

/** The class names of the style sheet's module in place of those that the file is written with. */
function withModuleClasses(tag: string, names: string): string {
  const classes = names.split(' ').map((name) => styles[name] ?? name);
  return tag.replace(looks, '').replace(/class="[^"]*"/, `class="${classes.join(' ')}"`);
}

/** A drawing's box and its elements, by its file's name such as `boards/cell`; undefined where there is none. */
export function readDrawing(name: string): { viewBox: string; title: string; content: string } | undefined {
  const svg = files[`./${name}.svg`];
  const parts = svg && /viewBox="([^"]*)"[^>]*>\s*(?:<title>([^<]*)<\/title>)?([\s\S]*)<\/svg>/.exec(svg);
  if (!parts) return undefined;
  const [, viewBox = '', title = '', content = ''] = parts;
  return {
    viewBox,
    title: title.replaceAll('&amp;', '&'),
    content: content
      .trim()
      .replace(/>\s+</g, '><')
      .replace(/<[^>]*class="([^"]*)"[^>]*>/g, withModuleClasses),
  };
}
