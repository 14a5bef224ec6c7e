import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reference.module.css';

/** A section of reference content: a small heading, with tables or lists between rules. */
export function Reference(props: SectionFrameProps) {
  return <SectionFrame section={styles.reference!} headingClass={styles.heading} {...props} />;
}
