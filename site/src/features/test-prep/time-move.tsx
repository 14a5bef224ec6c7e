import { whileChosen } from '../../lib/radio-filter-css.ts';
import { percent } from '../../lib/percent.ts';
import type { TestFacts } from '../../model/exam.ts';
import pills from '../../components/radio-pills.module.css';
import { sectionColorClass } from './section-color.ts';
import {
  clockLabel,
  lengthInWords,
  lengthOf,
  movedSections,
  type Span,
  type Stretch,
} from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import styles from './time-move.module.css';

const formats = ['today', 'earlier'] as const;

const place = ({ start, width }: Span) => `{--start:${percent(start)};--width:${percent(width)}}`;

const clock = ({ start, minutes }: Stretch) => `${clockLabel(start)}–${clockLabel(start + minutes)}`;

/** Where each section stands, for the head of the page: the policy allows no styles on elements. */
export function TimeMoveStyle({ facts }: { facts: TestFacts }) {
  const rules = movedSections(facts).map(
    ({ today, earlier }, index) =>
      `[data-moved='${index}']${place(today)}` +
      `${whileChosen('format', 'earlier')}>[data-moved='${index}']${place(earlier)}`,
  );
  return rules.length > 0 && <style>{`@layer rooms{${rules.join('')}}`}</style>;
}

/**
 * One strip that moves from today's format to the earlier one and back, by two radio buttons and no script. Both
 * formats stand above it in full, so that the strip itself is for the eye alone.
 */
export function TimeMove({ facts, words }: { facts: TestFacts; words: ExamLabels }) {
  const sections = movedSections(facts);
  if (sections.length === 0) return null;
  return (
    <div className={styles.move}>
      <fieldset data-chooses="format" className={pills.choices}>
        <legend className={pills.legend}>{words.compare}</legend>
        {formats.map((name) => {
          const length = facts[name] && lengthOf(facts[name]);
          return (
            <label key={name} className={pills.pill}>
              <input
                type="radio"
                className={pills.radio}
                name="format"
                value={name}
                defaultChecked={name === 'today'}
              />
              <span className={pills.face}>
                {words[name]}
                {length && (
                  <span className={pills.count}>{lengthInWords({ ...length, extra: 0 }, words)}</span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className={styles.strip} aria-hidden="true">
        {sections.map(({ part, before, becameOptional }, index) => (
          <div
            key={part.name}
            data-moved={index}
            data-was-required={becameOptional || undefined}
            data-today={clock(part)}
            data-earlier={clock(before)}
            className={`${sectionColorClass(part, index)} ${styles[part.kind]}`}
          >
            <span>{part.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
