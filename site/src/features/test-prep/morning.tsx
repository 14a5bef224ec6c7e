import { durationLabel } from '../../lib/format.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { SourceLine } from '../../components/notes.tsx';
import { examLabels } from './exam-labels.ts';
import { axisMinutes, earlierLabel, formatLength, sectionsOf, timed } from './exam-timing.ts';
import { HourRuler } from './hour-ruler.tsx';
import { ScoreScale } from './score-scale.tsx';
import { momentAt } from './test-morning.ts';
import { Timeline } from './timeline.tsx';
import styles from './morning.module.css';

/** A length in large digits with small units. */
function LargeLength({ minutes }: { minutes: number }) {
  return durationLabel(minutes)
    .split('\u00a0')
    .map((word, index) => (index % 2 === 0 ? word : <small key={word}> {word} </small>));
}

/** The exam to scale, above its earlier format: a slider chooses a minute, and a text says what happens then. */
export function Morning({ exam }: { exam: ExamProgram }) {
  const { today, earlier, score } = exam.facts;
  const sections = sectionsOf(today, exam.examName);
  const end = axisMinutes([exam]);
  const parts = timed(sections).map(({ name, start, minutes, tip }) => ({ name, start, minutes, tip }));
  const longest = parts.toSorted((one, other) => other.minutes - one.minutes)[0];
  const first = longest ? Math.round(longest.start + longest.minutes * 0.8) : 0;
  const moment = momentAt(parts, first);
  return (
    <div data-parts={JSON.stringify(parts)}>
      <div className={`container ${styles.figures}`} data-format="today">
        <p className={styles.length}>
          <LargeLength minutes={today.minutes ?? 0} />
        </p>
        <div className={styles.readout}>
          <p className={styles.sentence} data-sentence="">
            {moment.sentence}
          </p>
          <p className={styles.tip} data-tip="">
            {moment.tip}
          </p>
        </div>
      </div>
      <div className={styles.morning}>
        <div className={styles.axis}>
          <Timeline sections={sections} axisMinutes={end} look="blocks" />
        </div>
        <HourRuler minutes={end} axis={styles.axis} />
        <div className={`${styles.axis} ${styles.over}`}>
          <input
            type="range"
            min="0"
            max={end}
            defaultValue={first}
            aria-label={examLabels.timeOnMorning}
            aria-valuetext={moment.sentence}
          />
          <svg className={styles.needle} width="100%" height="100%" aria-hidden="true">
            <svg x={`${(100 * first) / end}%`} overflow="visible" data-needle="">
              <rect className={styles.line} x="-2" y="36" width="4" height="100%" />
              <path className={styles.pointer} d="M-9 38h18L0 54Z" />
              <rect x="-40" width="80" height="40" rx="20" />
              <text y="26" textAnchor="middle" data-clock="">
                {moment.clock}
              </text>
            </svg>
          </svg>
        </div>
      </div>
      {earlier && (
        <div className={`${styles.axis} ${styles.earlier}`} data-format="earlier">
          <h3>
            {earlierLabel(earlier)}: {formatLength(earlier)}
          </h3>
          <Timeline sections={earlier.sections} axisMinutes={end} look="earlier" />
        </div>
      )}
      <div className={`container ${styles.caption}`}>
        <div>
          <p>
            {today.since && `Today’s test, since ${today.since}, is drawn as `}
            {today.since ? examLabels.startsAtNine : `Drawn as ${examLabels.startsAtNine}`}.{' '}
            <span className={styles.drag}>{examLabels.drag}</span> {today.remark} {earlier?.remark}
          </p>
          <SourceLine checked={today.checked} />
        </div>
        <ScoreScale score={score} />
      </div>
    </div>
  );
}
