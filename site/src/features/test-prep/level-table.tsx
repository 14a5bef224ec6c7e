import { typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { gradesIn, type ExamLevel, type ExamProgram } from '../../model/exam.ts';
import { examLabels, scoreRange } from './exam-labels.ts';
import { axisMinutes, levelLength, levelSections } from './exam-timing.ts';
import { FormatNotes } from './format-notes.tsx';
import { LargeDigits } from './morning.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { SectionBar, SectionRows } from './timeline.tsx';
import styles from './level-table.module.css';

/** Whether a level's grades are those that a child applies for. */
export const isNextYear = ({ grades }: ExamLevel): boolean => grades.startsWith(examLabels.entering);

/**
 * The grades of a level that the business teaches; where they are those that a child applies for, the next one, too.
 * @param range the lowest and the highest grade that the business teaches.
 */
export const taughtGrades = (level: ExamLevel, [from, to]: readonly [number, number]): number[] =>
  gradesIn(level.grades).filter((grade) => from <= grade && grade <= to + Number(isNextYear(level)));

/** The label of the grades: whether they are those that a child is in or applies for, or in the words of the content. */
const legendOf = (level: ExamLevel | undefined): string => {
  if (level && isNextYear(level)) return examLabels.gradeToEnter;
  const before = level?.grades.replace(/\s*\d.*$/, '') ?? '';
  return /^grades?$/i.test(before) ? examLabels.gradeNow : `${before} grade`.trim();
};

/** The levels with their lengths, each with the grades that choose it: those that the business teaches, and the next. */
function Grades({ levels }: { levels: readonly ExamLevel[] }) {
  const { grades: range } = useSite().settings.business;
  const choicesOf = (level: ExamLevel) =>
    /\d/.test(level.grades) ? taughtGrades(level, range) : [level.grades];
  const all = levels.flatMap<number | string>(choicesOf);
  const middle = all[Math.floor(all.length / 2)];
  return (
    <fieldset className={styles.grades}>
      <legend>{legendOf(levels[0])}</legend>
      {levels.map((level) => (
        <div key={level.name}>
          <strong>{level.name}</strong>
          <span className={styles.length}>{levelLength(level)}</span>
          <div>
            {choicesOf(level).map((grade) => (
              <label key={grade}>
                <input
                  type="radio"
                  name="grade"
                  value={grade}
                  data-next-year={isNextYear(level) ? '' : undefined}
                  defaultChecked={grade === middle}
                />
                <span>{grade}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** An exam with levels: choosing a grade shows its level's sections as a table with a time axis. */
export function LevelTable({ exam }: { exam: ExamProgram }) {
  const { today } = exam.facts;
  const { levels } = today;
  const end = axisMinutes([exam]);
  return (
    <div className={styles.levels}>
      <div className="container">
        <Grades levels={levels} />
        <div className={styles.tables} data-format="today">
          {levels.map((level) => {
            const sections = levelSections(level, today);
            return (
              <div key={level.name} data-level="">
                <div className={styles.head}>
                  <h3>{level.name} Level</h3>
                  <p>
                    <span className={styles.printed}>{typeset(level.grades)}</span>{' '}
                    {level.score && `Scored ${scoreRange(level.score)}`}
                  </p>
                  <b>
                    <LargeDigits length={levelLength(level)} />
                  </b>
                </div>
                <SectionRows sections={sections} axisMinutes={end} />
                <SectionBar sections={sections} axisMinutes={end} />
              </div>
            );
          })}
        </div>
      </div>
      <HourRuler minutes={end} axis={styles.axis} />
      <FormatNotes exam={exam} axisMinutes={end} />
    </div>
  );
}
