import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reference.module.css';

/** A section to look things up in: a small heading, and tables or lists between ruled lines on paper. */
export function Reference(props: SectionFrameProps) {
  return <SectionFrame section={styles.reference!} headingClass={styles.heading} {...props} />;
}
