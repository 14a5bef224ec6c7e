import { readDrawing } from './drawing-file.ts';
import { mark } from './mark.ts';

/** A small drawing of a sheet in details/, by its id, beside words that say the same; nothing without one. Decorative. */
function Detail({ name, className }: { name: string; className: string | undefined }) {
  const drawing = readDrawing(`details/${name}`);
  if (!drawing) return null;
  return (
    <svg
      viewBox={drawing.viewBox}
      className={[mark('drawing'), className].filter(Boolean).join(' ')}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}

interface VignetteProps {
  /** Its name in details/vignettes.svg, where the content names one. */
  drawing: string | undefined;
  className?: string | undefined;
}

/** The small drawing of what a point, a list or a review says; nothing without a name. */
export function Vignette({ drawing, className }: VignetteProps) {
  return drawing && <Detail name={`vignette-${drawing}`} className={className} />;
}

/** The drawing of a course by its title ("Algebra II" has course-algebra-ii); nothing where there is none. */
export function CourseDetail({ title, className }: { title: string; className?: string | undefined }) {
  const name = `course-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return <Detail name={name} className={className} />;
}
