import { RulerBand } from '../../components/ruler.tsx';
import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { type ExamConsultation, type ExamFormat } from '../../model/exam.ts';
import { levelLength } from './exam-timing.ts';
import { isNextYear, taughtGrades } from './level-table.tsx';
import styles from './grade-ruler.module.css';

interface GradeRulerProps extends NonNullable<ExamConsultation['grades']> {
  levels: ExamFormat['levels'];
}

/** The grades of all levels on a ruler: the chosen one shows its level and what to mention on the call. */
export function GradeRuler({ heading, noteLabel, note, levels }: GradeRulerProps) {
  const { labels, settings } = useSite();
  const { levelName } = labels.exams;
  const marks = levels.flatMap((level, index) =>
    taughtGrades(level, settings.business.grades).map((grade) => ({ grade, level, index })),
  );
  const spanOf = (index: number) => marks.filter((mark) => mark.index === index).length;
  const inMiddle = Math.floor((marks.length - 1) / 2);
  return (
    <section aria-labelledby="grades-heading" className={styles.picker}>
      <div className="container">
        <h2 id="grades-heading">{heading}</h2>
      </div>
      <div className={styles.scale}>
        <ul role="list" aria-hidden="true" className={`container ${styles.levels}`}>
          {levels.map(
            (level, index) =>
              spanOf(index) > 0 && (
                <li key={level.name} data-level={index} data-span={spanOf(index)}>
                  {level.name}
                </li>
              ),
          )}
        </ul>
        <RulerBand className={styles.ruler}>
          <div role="radiogroup" aria-labelledby="grades-heading" className={`container ${styles.grades}`}>
            {marks.map(({ grade, level, index }, place) => (
              <label key={grade}>
                <input
                  type="radio"
                  name="grade"
                  value={grade}
                  data-level={index}
                  data-next-year={isNextYear(level) ? '' : undefined}
                  defaultChecked={place === inMiddle}
                />
                <span>{grade}</span>
              </label>
            ))}
          </div>
        </RulerBand>
      </div>
      <div className={`container split ${styles.answer}`}>
        <div aria-live="polite">
          {levels.map((level, index) => (
            <p key={level.name} data-level={index} className={styles.level}>
              {formatMessage(levelName, { level: level.name })}
              {level.minutes !== undefined && <span>{levelLength(level)}</span>}
            </p>
          ))}
        </div>
        <div className={styles.note}>
          <p>{noteLabel}</p>
          {marks.map(({ grade, level }) => (
            <p key={grade} data-grade={grade}>
              {formatMessage(note, { grade, level: formatMessage(levelName, { level: level.name }) })}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
