import { hasDrawing, readDrawing, type Tones } from './drawing-file.ts';
import { mark } from './mark.ts';

interface DetailProps {
  /** Its id in one of the sheets in details/. */
  name: string;
  className?: string | undefined;
  tones?: Tones;
}

/** Whether there is a small drawing of this name. */
const hasDetail = (name: string) => hasDrawing(`details/${name}`);

/** A small drawing's elements, for a place in another drawing. @throws Error when no sheet has it. */
export function DetailMarks({ name, className, tones }: DetailProps) {
  const drawing = readDrawing(`details/${name}`, tones);
  if (!drawing) throw new Error(`No sheet in src/illustrations/details/ has <svg id="${name}">.`);
  return (
    <g
      className={className}
      // The drawing's text would be read after its text alternative.
      aria-hidden={drawing.content.includes('<text') || undefined}
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}

/** A small drawing beside words that say the same. Decorative. */
export function Detail({ name, className }: DetailProps) {
  return (
    <svg
      viewBox={readDrawing(`details/${name}`)?.viewBox}
      className={[mark('drawing'), className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      <DetailMarks name={name} />
    </svg>
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
  return hasDetail(name) ? <Detail name={name} className={className} /> : null;
}
