import { Detail } from '../illustrations/detail.tsx';
import type { subjectIcons } from '../model/color.ts';
import styles from './subject-sketch.module.css';

/** The drawing of a course that stands for the whole subject. */
const sketches: Record<(typeof subjectIcons)[number], string> = {
  calculator: 'course-geometry',
  flask: 'course-chemistry',
  book: 'course-reading-comprehension',
  globe: 'course-geography',
};

/** A subject's drawing in marker on a small piece of whiteboard. Decorative. */
export function SubjectSketch({ icon }: { icon: keyof typeof sketches }) {
  return (
    <span className={styles.board}>
      <Detail name={sketches[icon]} />
    </span>
  );
}
