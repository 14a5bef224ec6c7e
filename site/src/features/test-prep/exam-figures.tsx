import { Poster } from '../../components/section.tsx';
import { SourceLine } from '../../components/notes.tsx';
import type { ExamFigure } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { Share } from './timeline.tsx';
import styles from './exam-figures.module.css';

/** The number in a figure: "about 34,000" gives 34000. */
const amountOf = (value: string): number => Number(/\d[\d,]*/.exec(value)?.[0].replaceAll(',', '') ?? 0);

/** Published figures as bars to scale, earlier ones in gray, each with its source. */
export function FiguresPoster({ figures }: { figures: readonly ExamFigure[] }) {
  const shown = figures.flatMap(({ today, ...figure }) => (today ? [{ ...figure, today }] : []));
  const largest = Math.max(...shown.map(({ today }) => amountOf(today.value)));
  const sources = new Map(shown.map(({ today }) => [today.url, today]));
  return (
    <Poster ground="greenTint" className={styles.poster}>
      <dl>
        {shown.map(({ value, label, counts, today }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{today.value}</b>
              <span>{today.edition}</span>
              {value !== today.value && (
                <span>
                  {examLabels.listedBefore}: {value}
                  {counts && ` (${counts})`}
                </span>
              )}
            </dd>
            <dd className={styles.length} aria-hidden="true">
              <Share minutes={(100 * amountOf(today.value)) / largest} className={styles.fill} />
              <Share minutes={100 - (100 * amountOf(today.value)) / largest} />
            </dd>
          </div>
        ))}
      </dl>
      {[...sources.values()].map((source) => (
        <SourceLine key={source.url} checked={source} />
      ))}
    </Poster>
  );
}

/** Figures in a row, with today's count and its source if there is one. */
export function FiguresRow({ figures }: { figures: readonly ExamFigure[] }) {
  return (
    <>
      <dl className={styles.row}>
        {figures.map(({ value, label, today }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {today && (
                <span>
                  {today.value} in {today.edition}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.sources}>
        {figures.map(({ today }) => today && <SourceLine key={today.url} checked={today} />)}
      </div>
    </>
  );
}
