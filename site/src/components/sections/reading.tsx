import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reading.module.css';

/** A section that is read: white, with a wide margin above and below; prose in it is at most 680 px wide. */
export function Reading(props: SectionFrameProps) {
  return <SectionFrame section={styles.reading ?? ''} headingClass={styles.heading} {...props} />;
}
