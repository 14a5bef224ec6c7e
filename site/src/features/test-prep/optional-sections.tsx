import { durationLabel, minutesLabel } from '../../lib/format.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { Poster } from '../../components/section.tsx';
import { Share } from './timeline.tsx';
import styles from './optional-sections.module.css';

/** The length with each choice of optional sections: without any, with the first, with the second, with both. */
function lengths(minutes: number, optional: readonly { minutes: number }[]): number[] {
  return optional.reduce((all, section) => [...all, ...all.map((each) => each + section.minutes)], [minutes]);
}

/** An exam with up to two optional sections across the window: checking one adds its minutes to the length. */
export function OptionalSections({ exam, heading }: { exam: ExamProgram; heading: string }) {
  const { minutes = 0, sections } = exam.facts.today;
  const optional = sections.filter((section) => section.optional);
  return (
    <Poster ground="navy" flush labelledBy="optional-heading" className={styles.content}>
      <div className={styles.top}>
        <h2 id="optional-heading">{heading}</h2>
        <p role="status" className={styles.length}>
          {lengths(minutes, optional).map((length, index) => (
            <span key={index}>{durationLabel(length)}</span>
          ))}
        </p>
      </div>
      <ul role="list" className={styles.parts}>
        {sections.map(({ name, minutes: each, optional: isChoice }) => (
          <li key={name} className={isChoice ? styles.choice : undefined}>
            <Share minutes={each} />
            {isChoice ? (
              <label>
                <input
                  type="checkbox"
                  className={styles[`add${optional.findIndex((one) => one.name === name)}`]}
                />
                {name} <small>+{minutesLabel(each)}</small>
              </label>
            ) : (
              <span>
                {name} <small>{minutesLabel(each)}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Poster>
  );
}
