import { readDrawing } from './drawing-file.ts';
import { drawingClass } from './drawing-class.ts';

/**
 * A small drawing, by its id in a file of details/; nothing if no file has it. It only repeats the words beside it, so
 * screen readers skip it.
 */
function Detail({ name, className }: { name: string; className?: string | undefined }) {
  const drawing = readDrawing(`details/${name}`);
  if (!drawing) return null;
  return (
    <svg
      viewBox={drawing.viewBox}
      className={[drawingClass('drawing'), className].filter(Boolean).join(' ')}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}

/**
 * The small drawing beside a list item or a review; nothing without a name.
 * @param drawing the id in details/vignettes.svg without `vignette-`.
 */
export function Vignette({ drawing }: { drawing: string | undefined }) {
  return drawing && <Detail name={`vignette-${drawing}`} />;
}

/** The drawing of a course, by its title ("Biology" has the id course-biology); nothing if there is none. */
export function CourseDetail({ title, className }: { title: string; className?: string | undefined }) {
  const name = `course-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return <Detail name={name} className={className} />;
}
