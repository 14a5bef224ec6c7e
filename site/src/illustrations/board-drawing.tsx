import type { DrawingName } from '../model/drawing.ts';
import styles from './drawing.module.css';

/** Every file of boards/ is a drawing, named by its file; its <title> is its text alternative. */
const files = import.meta.glob<string>('./boards/*.svg', { query: '?raw', import: 'default', eager: true });

/** What a drawing program needs to show the classes' looks; on a page, the style sheet gives them. */
const looks = / (?:stroke|fill|stroke-width|stroke-dasharray|font-size|text-anchor)="[^"]*"/g;

/** The class names of the style sheet's module in place of those that the file is written with. */
function withModuleClasses(tag: string, names: string): string {
  const classes = names.split(' ').map((name) => styles[name] ?? name);
  return tag.replace(looks, '').replace(/class="[^"]*"/, `class="${classes.join(' ')}"`);
}

function readDrawing(name: DrawingName): { title: string; viewBox: string; content: string } {
  const svg = files[`./boards/${name}.svg`];
  const parts = svg && /viewBox="([^"]*)"[^>]*>\s*<title>([^<]*)<\/title>([\s\S]*)<\/svg>/.exec(svg);
  if (!parts)
    throw new Error(`src/illustrations/boards/${name}.svg needs a viewBox, and a <title> first in it.`);
  const [, viewBox = '', title = '', content = ''] = parts;
  return {
    viewBox,
    title: title.replaceAll('&amp;', '&'),
    content: content.replace(/>\s+</g, '><').replace(/<[^>]*class="([^"]*)"[^>]*>/g, withModuleClasses),
  };
}

/**
 * The drawing that a page's content names. Its words are hidden from screen readers, which would read them after the
 * title, one scrap after the other.
 * @throws Error when its file has no title.
 */
export function BoardDrawing({ name }: { name: DrawingName }) {
  const { title, viewBox, content } = readDrawing(name);
  return (
    <svg viewBox={viewBox} className={styles.drawing} role="img" aria-label={title}>
      <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: content.trim() }} />
    </svg>
  );
}
