import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './reading.module.css';

/** A section to be read: prose in one column on the page's own ground. */
export function Reading(props: SectionFrameProps) {
  return <SectionFrame section={styles.reading!} {...props} />;
}
