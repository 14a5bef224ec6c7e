import { Stats } from '../../components/sections/stats.tsx';
import { SourceLine } from '../../components/notes.tsx';
import { percent } from './exam-timing.ts';
import type { ExamFigure } from '../../model/exam.ts';
import type { FactSource } from '../../model/fact-source.ts';
import { examLabels } from './exam-labels.ts';
import styles from './exam-timing-section.module.css';

type SourcedFigure = ExamFigure & { today: NonNullable<ExamFigure['today']> };

const isSourced = (figure: ExamFigure): figure is SourcedFigure => figure.today !== undefined;

/** The number in a figure such as "about 34,000" or "16,000+". */
export function numberIn(value: string): number {
  return Number(value.replaceAll(/\D/g, ''));
}

interface CenteredBarProps {
  share: number;
  className: string | undefined;
  height: number;
}

/** A bar in the middle of its row, as wide as its share of the largest figure. */
function CenteredBar({ share, className, height }: CenteredBarProps) {
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <rect className={className} x={percent((1 - share) / 2)} width={percent(share)} height="100%" rx="5" />
    </svg>
  );
}

/** Figures that contain one another, smallest on top, each bar to scale: today's, and the earlier figure below it. */
function Pyramid({ figures }: { figures: readonly SourcedFigure[] }) {
  const largest = Math.max(
    ...figures.flatMap(({ value, today }) => [numberIn(value), numberIn(today.value)]),
  );
  const byValue = figures.toSorted((a, b) => numberIn(a.today.value) - numberIn(b.today.value));
  const sources = new Map(figures.map(({ today }) => [today.url, today]));
  return (
    <div>
      <ul role="list" className={styles.pyramid}>
        {byValue.map(({ label, value, today }) => (
          <li key={label}>
            <CenteredBar share={numberIn(today.value) / largest} className={styles.today} height={36} />
            {value !== today.value && (
              <CenteredBar share={numberIn(value) / largest} className={styles.past} height={12} />
            )}
            <p>
              {label}, {today.edition}: <strong>{today.value}</strong>
              {value !== today.value && <span className={styles.before}>, earlier {value}</span>}
            </p>
          </li>
        ))}
      </ul>
      {[...sources.values()].map((source) => (
        <SourceLine key={source.url} checked={source} />
      ))}
    </div>
  );
}

interface ExamFiguresProps {
  figures: readonly ExamFigure[];
  /** The source that the page names in any case. */
  checked: FactSource;
}

/** An exam's further figures: to scale where they are published, and as the business's own where they are not. */
export function ExamFigures({ figures, checked }: ExamFiguresProps) {
  const sourced = figures.filter(isSourced);
  if (sourced.length === figures.length) return <Pyramid figures={sourced} />;
  const shown = figures.map(({ value, label, today }) =>
    today && today.value !== value
      ? {
          value: today.value,
          label: `${label}, ${today.edition} (${examLabels.earlier.toLowerCase()} ${value})`,
        }
      : { value, label: `${label} (${examLabels.ownFigure})` },
  );
  return (
    <div>
      <Stats figures={shown} />
      {sourced
        .filter(({ today }) => today.url !== checked.url)
        .map(({ today }) => (
          <SourceLine key={today.url} checked={today} />
        ))}
    </div>
  );
}
