import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reference.module.css';

/** A section to look things up in: on paper, dense, with a smaller heading; ruled rows and tables stand in it. */
export function Reference(props: SectionFrameProps) {
  return <SectionFrame section={styles.reference ?? ''} headingClass={styles.heading} {...props} />;
}
