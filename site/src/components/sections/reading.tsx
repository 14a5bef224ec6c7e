import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reading.module.css';

/** A section of prose: one column on the page's background. */
export function Reading(props: SectionFrameProps) {
  return <SectionFrame section={styles.reading!} {...props} />;
}
