import { typeset } from '../../lib/format.ts';
import type { ExamLevel, ExamProgram } from '../../model/exam.ts';
import { SourceLine } from '../../components/notes.tsx';
import { examLabels, scoreRange } from './exam-labels.ts';
import {
  axisMinutes,
  earlierLabel,
  formatLength,
  gradesIn,
  levelLength,
  levelSections,
} from './exam-timing.ts';
import { HourRuler } from './hour-ruler.tsx';
import { ScoreScale } from './score-scale.tsx';
import { Timeline } from './timeline.tsx';
import styles from './level-table.module.css';

/** The label of the grades: "Entering grade" if they are the grades that a child applies for. */
const legendOf = (level: ExamLevel | undefined): string => {
  const before = level?.grades.replace(/\s*\d.*$/, '') ?? '';
  return /^grades?$/i.test(before) ? 'Grade' : `${before} grade`.trim();
};

/** The levels with their lengths, each with the grades that choose it. */
function Grades({ levels }: { levels: readonly ExamLevel[] }) {
  const all = levels.flatMap(({ grades }) => gradesIn(grades));
  const middle = all[Math.floor(all.length / 2)];
  return (
    <fieldset className={styles.grades}>
      <legend>{legendOf(levels[0])}</legend>
      {levels.map((level, index) => {
        const { name, grades } = level;
        const chosen = all.length > 0 ? gradesIn(grades) : [grades];
        return (
          <div key={name}>
            <b>{name}</b>
            <span className={styles.length}>{levelLength(level)}</span>
            <div>
              {chosen.map((grade) => (
                <label key={grade}>
                  <input
                    type="radio"
                    name="grade"
                    value={grade}
                    defaultChecked={all.length > 0 ? grade === middle : index === 0}
                  />
                  <span>{grade}</span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

/** An exam with levels: choosing a grade shows its level's sections as a table with a time axis. */
export function LevelTable({ exam }: { exam: ExamProgram }) {
  const { today, earlier, score } = exam.facts;
  const { levels } = today;
  const end = axisMinutes([exam]);
  const before = earlier?.levels.flatMap(({ name, minutes }) =>
    minutes === undefined ? [] : [{ name: `${name} Level`, minutes }],
  );
  return (
    <div className={styles.levels}>
      <div className="container">
        <Grades levels={levels} />
        <div className={styles.tables} data-format="today">
          {levels.map((level) => (
            <div key={level.name} data-level="">
              <div className={styles.head}>
                <h3>{level.name} Level</h3>
                <p>
                  {typeset(level.score ? `${level.grades}, scored ${scoreRange(level.score)}` : level.grades)}
                </p>
                <b>{levelLength(level)}</b>
              </div>
              <Timeline sections={levelSections(level, today)} axisMinutes={end} look="rows" />
            </div>
          ))}
        </div>
      </div>
      <HourRuler minutes={end} axis={styles.axis} />
      <div className="container">
        {earlier && (
          <div className={styles.earlier} data-format="earlier">
            <h3>
              {earlierLabel(earlier)}: {formatLength(earlier)}
            </h3>
            <div>
              {earlier.sections.length > 0 && (
                <Timeline sections={earlier.sections} axisMinutes={end} look="earlier" />
              )}
              {before?.map(({ name, minutes }) => (
                <Timeline
                  key={name}
                  sections={[{ name, minutes, subject: 'mixed', optional: false }]}
                  axisMinutes={end}
                  look="earlier"
                />
              ))}
            </div>
          </div>
        )}
        <div className={styles.caption}>
          <div>
            <p>
              Drawn as {examLabels.startsAtNine}. {today.remark} {earlier?.remark}
            </p>
            <SourceLine checked={today.checked} />
          </div>
          <ScoreScale score={score} />
        </div>
      </div>
    </div>
  );
}
