import { Fragment, type SVGProps } from 'react';
import { minutesLabel } from '../../lib/format.ts';
import { examLabels } from './exam-labels.ts';
import { secondsPerQuestion, sectionName, timed } from './exam-timing.ts';
import type { ExamSection } from '../../model/exam.ts';
import styles from './timeline.module.css';

/** Wider than what is rendered, so that all shares of a line shrink in proportion; a weight is mostly in minutes. */
const pixelsPerWeight = 40;

/**
 * A flex item whose share of the width is its weight. It is an empty SVG, because that has a width attribute and the
 * content security policy allows no style attributes.
 */
export function Share({ weight, ...props }: { weight: number } & SVGProps<SVGSVGElement>) {
  return <svg width={weight * pixelsPerWeight} height="1" aria-hidden="true" {...props} />;
}

/** The classes of a section's color: that of its subject, or an outline where it is optional or not scored. */
export const sectionColor = (section: ExamSection): string =>
  [
    styles.part,
    styles[section.subject],
    !section.scored && styles.outlined,
    section.optional && `${styles.outlined} ${styles.optional}`,
  ]
    .filter(Boolean)
    .join(' ');

interface SectionsProps {
  sections: readonly ExamSection[];
  /** The minutes represented by the full width. */
  axisMinutes: number;
}

/** The index of a section among the optional ones, by which the style sheet of OptionalSections finds it. */
const optionalIndex = (sections: readonly ExamSection[], section: ExamSection) =>
  section.optional ? sections.filter(({ optional }) => optional).indexOf(section) : undefined;

function minutesLeft({ sections, axisMinutes }: SectionsProps): number {
  const last = timed(sections).at(-1);
  return axisMinutes - (last ? last.start + last.minutes : 0);
}

/** The first word of a section's name, for a bar too short for all of it. */
export const firstWord = ({ name }: ExamSection): string => name.split(' ')[0] ?? name;

/** The width in CSS pixels from which the style sheet shows names, and the room that a letter of one takes. */
const [namedWidth, letterWidth] = [640, 6.8];

/** Whether all parts of a bar have room for the first words of their sections' names. */
const areNamed = ({ sections, axisMinutes }: SectionsProps): boolean =>
  sections.every(
    (section) => (section.minutes / axisMinutes) * namedWidth >= firstWord(section).length * letterWidth,
  );

/** The sections as one bar, each part with the letter of its row, or with its name if all have room. Decorative. */
export function SectionBar(props: SectionsProps) {
  return (
    <div className={styles.band} aria-hidden="true">
      {props.sections.map((section) => (
        <Fragment key={section.name}>
          <div className={sectionColor(section)} data-optional={optionalIndex(props.sections, section)}>
            {areNamed(props) && (
              <span className={styles.name}>
                {props.sections.length === 1 ? section.name : firstWord(section)}
              </span>
            )}
            <Share weight={section.minutes} />
          </div>
          {section.breakAfter !== undefined && <Share weight={section.breakAfter} />}
        </Fragment>
      ))}
      <Share weight={minutesLeft(props)} />
    </div>
  );
}

/** A section's name, minutes and questions; with the time for each question if there is room. */
function Words({ section, seconds }: { section: ExamSection; seconds?: number | undefined }) {
  const { name, minutes, questions, scored } = section;
  return (
    <div className={styles.words}>
      <b>{seconds !== undefined && scored ? name : sectionName(section)}</b>{' '}
      <span className={styles.figures}>
        <strong>{minutesLabel(minutes)}</strong>
        {questions !== undefined && <span>, {questions}&nbsp;questions</span>}
      </span>
      {seconds !== undefined && <span className={styles.seconds}> {seconds} seconds each</span>}
    </div>
  );
}

/** The sections as blocks that touch, each with its name, minutes, questions and the time for each. */
export function SectionBlocks({ sections, axisMinutes }: SectionsProps) {
  return (
    <ol role="list" className={styles.blocks}>
      {sections.map((section) => (
        <Fragment key={section.name}>
          <li className={sectionColor(section)} data-optional={optionalIndex(sections, section)}>
            <Share weight={section.minutes} />
            <Words section={section} seconds={secondsPerQuestion(section)} />
          </li>
          {section.breakAfter !== undefined && (
            <li className={styles.break} aria-label={`${section.breakAfter} min ${examLabels.break}`}>
              <Share weight={section.breakAfter} />
              <div aria-hidden="true">
                <span>{examLabels.break}</span>
              </div>
            </li>
          )}
        </Fragment>
      ))}
      <li aria-hidden="true">
        <Share weight={minutesLeft({ sections, axisMinutes })} />
      </li>
    </ol>
  );
}

/** A row for each section, with a bar in its place on the axis if there is room. */
export function SectionRows({ sections, axisMinutes }: SectionsProps) {
  const rows = timed(sections);
  return (
    <ol
      role="list"
      className={areNamed({ sections, axisMinutes }) ? `${styles.rows} ${styles.named}` : styles.rows}
    >
      {rows.map((section) => (
        <li key={section.name} className={sectionColor(section)} data-optional={optionalIndex(rows, section)}>
          <span className={styles.bar} aria-hidden="true">
            <Share weight={section.start} />
            <Share weight={section.minutes} className={styles.fill} />
            <Share weight={axisMinutes - section.start - section.minutes} />
          </span>
          <Words section={section} />
        </li>
      ))}
    </ol>
  );
}
