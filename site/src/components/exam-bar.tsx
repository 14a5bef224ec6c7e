import type { ExamFormat, ExamSection } from '../model/exam.ts';
import styles from './exam-bar.module.css';

export type BarSection = Pick<ExamSection, 'name' | 'minutes'> &
  Partial<Pick<ExamSection, 'questions' | 'subject' | 'optional' | 'remark'>>;

/** A format's sections, or one for its whole length: of the levels that are as long, else of the exam. */
export function barSections({ sections, levels, minutes }: ExamFormat, examName: string): BarSection[] {
  if (sections.length > 0 || minutes === undefined) return sections;
  const names = levels.filter((level) => level.minutes === minutes).map(({ name }) => name);
  const levelNames = `${names.join(' and ')} Level${names.length > 1 ? 's' : ''}`;
  return [{ name: names.length > 0 ? levelNames : examName, minutes }];
}

/** The class that sets --subject to the color of a subject. */
export const subjectColor = (subject: ExamSection['subject'] = 'mixed') => styles[subject];

/** Whether a section is drawn as an outline: it is optional or not scored. */
const isOutlined = ({ optional, remark }: BarSection) => optional === true || remark === 'unscored';

/** How much room a name's first word needs, by its letters. */
const wordWidth = ({ length }: string) =>
  length > 8 ? styles.long : length > 6 ? styles.medium : styles.short;

/** Wider than any bar is drawn, so that all parts shrink from it in proportion. */
const pixelsPerMinute = 40;

/**
 * Holds a part's share of the bar: a flex item shrinks in proportion to its content's width, and the width of an empty
 * SVG is an attribute, where the content security policy allows no style attribute.
 */
function Share({ minutes }: { minutes: number }) {
  return <svg width={minutes * pixelsPerMinute} height="0" aria-hidden="true" />;
}

function Part({ section, variant }: { section: BarSection; variant: ExamBarProps['variant'] }) {
  const { name, minutes, questions } = section;
  const [first = name, ...more] = name.split(' ');
  return (
    <div className={styles.part}>
      <Share minutes={minutes} />
      <div
        aria-hidden="true"
        className={[styles.fill, subjectColor(section.subject), isOutlined(section) && styles.outlined]
          .filter(Boolean)
          .join(' ')}
      >
        {variant !== 'mini' && variant !== 'past' && (
          <>
            <span className={`${styles.name} ${wordWidth(first)}`}>
              {first}
              {more.length > 0 && <span className={styles.more}> {more.join(' ')}</span>}
            </span>
            {variant === 'today' && (
              <span className={styles.details}>
                {minutes} min
                {questions !== undefined && <span className={styles.more}>, {questions} questions</span>}
              </span>
            )}
            {variant !== 'row' && <span className={styles.minutes}>{minutes}</span>}
          </>
        )}
      </div>
    </div>
  );
}

interface ExamBarProps {
  sections: readonly BarSection[];
  /** The minutes represented by the full width. */
  axisMinutes: number;
  /** On an exam's page, today's or the earlier format; in a row among other exams, today's or the past one; thin and without words. */
  variant: 'today' | 'earlier' | 'row' | 'past' | 'mini';
  /** What the bar shows, for those who can't see it; without it, the bar is decoration. */
  label?: string;
  /** Stands beside the bar, where the axis goes on. */
  note?: string | undefined;
}

/** An exam's sections side by side, each as wide as its share of a time axis. */
export function ExamBar({ sections, axisMinutes, variant, label, note }: ExamBarProps) {
  const rest = axisMinutes - sections.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div
      className={`${styles.bar} ${styles[variant]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {sections.map((section) => (
        <Part key={section.name} section={section} variant={variant} />
      ))}
      {rest > 0 && (
        <div className={styles.part}>
          <Share minutes={rest} />
          {note && (
            <div className={styles.rest}>
              <span aria-hidden="true">{note}</span>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
