import { Fragment } from 'react';
import { minutesLabel } from '../../lib/format.ts';
import { examLabels } from './exam-labels.ts';
import { secondsPerQuestion, sectionName, timed } from './exam-timing.ts';
import type { ExamSection } from '../../model/exam.ts';
import styles from './timeline.module.css';

/** Larger than any rendered width, so that all parts shrink in proportion. */
const pixelsPerMinute = 40;

/**
 * A flex item whose width is proportional to minutes. It is an empty SVG, because that has a width attribute and the
 * content security policy allows no style attributes.
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
  /** Blocks with text inside, one row for each section, or a thin gray bar with text below. */
  look: 'blocks' | 'rows' | 'earlier';
}

/** An exam's sections on a time axis, each with its name, minutes and questions; more than three are rows on phones. */
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
        const { name, start, minutes, questions, breakAfter } = section;
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
                <span className={styles.figures}>
                  <strong>{minutesLabel(minutes)}</strong>
                  {questions !== undefined && <span>, {questions}&nbsp;questions</span>}
                </span>
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
