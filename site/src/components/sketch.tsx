import { Detail } from '../illustrations/detail.tsx';
import type { subjectIcons } from '../model/color.ts';
import styles from './sketch.module.css';

/** A small drawing in marker on a piece of whiteboard, by its name in the sheets of details/. Decorative. */
export function Sketch({ name }: { name: string }) {
  return (
    <span className={styles.board}>
      <Detail name={name} />
    </span>
  );
}

/** The course drawing that each subject uses. */
const subjectSketches: Record<(typeof subjectIcons)[number], string> = {
  calculator: 'course-geometry',
  flask: 'course-chemistry',
  book: 'course-reading-comprehension',
  globe: 'course-geography',
};

/** A subject's drawing. */
export function SubjectSketch({ icon }: { icon: keyof typeof subjectSketches }) {
  return <Sketch name={subjectSketches[icon]} />;
}
