import type { DrawingName } from '../model/drawing.ts';
import { readDrawing } from './drawing-file.ts';
import { drawingClass } from './drawing-class.ts';

/**
 * The drawing that a page's content names, with its title as the text alternative. Screen readers skip the words in the
 * drawing, which they would read as unconnected pieces.
 * @throws Error if its file has no title.
 */
export function BoardDrawing({ name }: { name: DrawingName }) {
  const drawing = readDrawing(`boards/${name}`);
  if (!drawing?.title)
    throw new Error(`src/illustrations/boards/${name}.svg needs a viewBox, and a <title> first in it.`);
  return (
    <svg viewBox={drawing.viewBox} className={drawingClass('drawing')} role="img" aria-label={drawing.title}>
      <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />
    </svg>
  );
}
