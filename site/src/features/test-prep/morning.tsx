import { durationLabel, minutesLabel } from '../../lib/format.ts';
import type { ExamProgram, ExamSection } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { axisMinutes, sectionsOf, timed } from './exam-timing.ts';
import { FormatNotes } from './format-notes.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { momentAt, type MorningMoment } from './test-morning.ts';
import { SectionBar, SectionBlocks, SectionRows } from './timeline.tsx';
import styles from './morning.module.css';

/** A length such as "2 hr 40 min", with small units. */
export function LargeDigits({ length }: { length: string }) {
  return length
    .split(/(\D+)/)
    .map((part, place) =>
      place % 2 === 0 ? part : <small key={place}>{part.replaceAll('\u00a0', ' ')}</small>,
    );
}

/**
 * The length with each choice of the optional sections, of which there are at most two: none, the first, the second,
 * both. The style sheet shows that of the present choice.
 */
function LargeLengths({ minutes, optional }: { minutes: number; optional: readonly ExamSection[] }) {
  const [first = 0, second = 0] = optional.map((section) => section.minutes);
  const added = [0, first, second, first + second].slice(0, 2 ** optional.length);
  return (
    <p className={styles.length} role={optional.length > 0 ? 'status' : undefined}>
      {added.map((more, index) => (
        <span key={index}>
          <LargeDigits length={durationLabel(minutes + more)} />
        </span>
      ))}
    </p>
  );
}

/** Checking an optional section adds its minutes to the length, and fills its bar. */
function OptionalSections({
  heading,
  sections,
}: {
  heading: string | undefined;
  sections: readonly ExamSection[];
}) {
  return (
    <fieldset className={styles.aside}>
      <legend className={styles.sentence}>{heading}</legend>
      <div className={styles.choices}>
        {sections.map(({ name, minutes }, index) => (
          <label key={name}>
            <input type="checkbox" data-adds={index} />
            <span>
              {name} {minutesLabel(minutes)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Slider({ end, start, moment }: { end: number; start: number; moment: MorningMoment }) {
  return (
    <div className={`${styles.axis} ${styles.over}`}>
      <input
        type="range"
        min="0"
        max={end}
        defaultValue={start}
        aria-label={examLabels.timeOnMorning}
        aria-valuetext={moment.sentence}
      />
      <svg className={styles.needle} width="100%" height="100%" aria-hidden="true">
        <svg x={`${(100 * start) / end}%`} overflow="visible" data-needle="">
          {/* Above the bar and on the ruler, so that it covers no words. */}
          <rect className={styles.line} x="-2" y="36" width="4" height="22" />
          <svg y="100%" overflow="visible">
            <rect className={styles.onRuler} x="-3" y="-8" width="6" height="44" />
          </svg>
          <g data-pill="">
            <rect x="-40" width="80" height="40" rx="20" />
            <text y="26" textAnchor="middle" data-clock="">
              {moment.clock}
            </text>
          </g>
        </svg>
      </svg>
    </div>
  );
}

/** The longest of several texts that are shown in the same place in turn. A hidden copy of it reserves the height. */
const longestOf = (texts: readonly string[]): string | undefined =>
  texts.toSorted((one, other) => other.length - one.length)[0];

/**
 * The exam to scale, above its earlier format. A slider chooses a minute, and a text says what happens then; an exam
 * with optional sections has a choice of these instead.
 */
export function Morning({ exam }: { exam: ExamProgram }) {
  const { today } = exam.facts;
  const sections = sectionsOf(today);
  const optional = sections.filter((section) => section.optional);
  const end = axisMinutes([exam]);
  const parts = timed(sections).map(({ name, start, minutes, tip }) => ({
    name: today.sections.length > 0 ? name : 'the test',
    start,
    minutes,
    tip,
  }));
  const longest = parts.toSorted((one, other) => other.minutes - one.minutes)[0];
  const start = longest ? Math.round(longest.start + longest.minutes * 0.75) : 0;
  const moment = momentAt(parts, start);
  const moments = Array.from({ length: end + 1 }, (_, minute) => momentAt(parts, minute));
  const hasTips = parts.some(({ tip }) => tip);
  const hasChoice = optional.length > 0;
  const isLong = sections.length > 3;
  return (
    <div className={styles.format} data-parts={hasChoice ? undefined : JSON.stringify(parts)}>
      <div className={`container ${styles.figures}`} data-format="today">
        <LargeLengths minutes={today.minutes ?? 0} optional={optional} />
        {hasChoice ? (
          <OptionalSections heading={exam.page.posterHeading} sections={optional} />
        ) : (
          <div className={`${styles.aside} ${styles.steady}`}>
            <div>
              <p className={styles.sentence} data-sentence="">
                {moment.sentence}
              </p>
              <p className={styles.tip} data-tip="" hidden={!hasTips}>
                {moment.tip}
              </p>
              <p className={styles.drag}>{examLabels.drag}</p>
            </div>
            <div aria-hidden="true">
              <p className={styles.sentence}>{longestOf(moments.map(({ sentence }) => sentence))}</p>
              {hasTips && <p className={styles.tip}>{longestOf(moments.map(({ tip }) => tip))}</p>}
              <p className={styles.drag}>{examLabels.drag}</p>
            </div>
          </div>
        )}
      </div>
      <div className={styles.morning}>
        <div className={isLong ? `${styles.axis} ${styles.long}` : styles.axis}>
          <SectionBlocks sections={sections} axisMinutes={end} />
          {isLong && <SectionBar sections={sections} axisMinutes={end} />}
        </div>
        <HourRuler minutes={end} axis={styles.axis} />
        {!hasChoice && <Slider {...{ end, start, moment }} />}
      </div>
      {isLong && (
        <div className={`container ${styles.list}`}>
          <SectionRows sections={sections} axisMinutes={end} />
        </div>
      )}
      <FormatNotes exam={exam} axisMinutes={end} />
    </div>
  );
}
