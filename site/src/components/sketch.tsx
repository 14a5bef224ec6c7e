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

/** A line of a subject's work, in marker. Decorative. */
export function SubjectLine({ icon }: { icon: (typeof subjectIcons)[number] }) {
  return <Detail name={`line-${icon}`} className={styles.line} />;
}
