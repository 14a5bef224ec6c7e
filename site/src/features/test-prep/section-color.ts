import type { TimedPart } from './exam-timing.ts';
import styles from './section-color.module.css';

const looks = [styles.section1, styles.section2, styles.section3, styles.section4, styles.section5];

/**
 * The class that gives a section its color as --section, and that of letters on it as --on-section: one color in every
 * drawing of a page. What is optional is white, and its drawing dashes its edge.
 */
export function sectionColorClass({ kind }: Pick<TimedPart, 'kind'>, index: number): string | undefined {
  return kind === 'optional' ? styles.optional : looks[index % looks.length];
}

/** The same for a section of the earlier format. */
export function earlierLook({ kind }: Pick<TimedPart, 'kind'>): string | undefined {
  return kind === 'optional' ? styles.optional : styles.earlier;
}
