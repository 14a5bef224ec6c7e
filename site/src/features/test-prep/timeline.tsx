import { Fragment } from 'react';
import { examLabels } from './exam-labels.ts';
import { secondsPerQuestion, sectionFigures, sectionName, timed } from './exam-timing.ts';
import type { ExamSection } from '../../model/exam.ts';
import styles from './timeline.module.css';

/** Wider than any part is drawn, so that all shrink from it in proportion. */
const pixelsPerMinute = 40;

/**
 * Holds minutes on the axis: a flex item shrinks in proportion to its width, and the width of an empty SVG is an
 * attribute, where the content security policy allows no style attribute.
 */
export function Share({ minutes, className }: { minutes: number; className?: string | undefined }) {
  return <svg width={minutes * pixelsPerMinute} height="1" aria-hidden="true" className={className} />;
}

/** The classes of a section's color: that of its subject, or an outline where it is optional or not scored. */
export const sectionColor = (section: ExamSection): string =>
  [
    styles.part,
    styles[section.subject],
    section.remark === 'unscored' && styles.outlined,
    section.optional && `${styles.outlined} ${styles.optional}`,
  ]
    .filter(Boolean)
    .join(' ');

interface TimelineProps {
  sections: readonly ExamSection[];
  /** The minutes represented by the full width. */
  axisMinutes: number;
  /** Blocks with their words inside, a row for each section, or thin and gray with the words below. */
  look: 'blocks' | 'rows' | 'earlier';
}

/** An exam's sections on an axis of time, each with its name, minutes and questions. Many blocks are rows on small screens. */
export function Timeline({ sections, axisMinutes, look }: TimelineProps) {
  const parts = timed(sections);
  const last = parts.at(-1);
  const end = last ? last.start + last.minutes : 0;
  const line = (
    <ol
      role="list"
      className={`${styles.line} ${styles[look]}`}
      data-many={parts.length > 3 ? '' : undefined}
    >
      {parts.map((section) => {
        const seconds = look === 'blocks' ? secondsPerQuestion(section) : undefined;
        const { name, start, minutes, breakAfter } = section;
        return (
          <Fragment key={name}>
            <li className={sectionColor(section)}>
              <span className={styles.bar} aria-hidden="true">
                <Share minutes={start} className={styles.rest} />
                <Share minutes={minutes} className={styles.fill} />
                <Share minutes={axisMinutes - start - minutes} className={styles.rest} />
              </span>
              <div className={styles.words}>
                <b>{look === 'blocks' && !section.remark ? name : sectionName(section)}</b>{' '}
                <span className={styles.figures}>{sectionFigures(section)}</span>
                {seconds !== undefined && <span className={styles.seconds}> {seconds} seconds each</span>}
              </div>
            </li>
            {breakAfter !== undefined && look === 'blocks' && (
              <li className={styles.break} aria-label={`${breakAfter} min ${examLabels.break}`}>
                <Share minutes={breakAfter} />
                <span aria-hidden="true">{examLabels.break}</span>
              </li>
            )}
          </Fragment>
        );
      })}
      {axisMinutes > end && (
        <li className={styles.after} aria-hidden="true">
          <Share minutes={axisMinutes - end} />
        </li>
      )}
    </ol>
  );
  if (look !== 'earlier') return line;
  return (
    <div>
      <div className={styles.past} aria-hidden="true">
        {parts.map(({ name, minutes }) => (
          <Share key={name} minutes={minutes} />
        ))}
        <Share minutes={axisMinutes - end} />
      </div>
      {line}
    </div>
  );
}
