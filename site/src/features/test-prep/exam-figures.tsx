import { Stats as Figures } from '../../components/sections/stats.tsx';
import { formatDay } from '../../lib/format-date.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { TestFigure } from '../../model/exam.ts';
import type { ExamLabels } from './exam-labels.ts';
import styles from './exam-timing.module.css';

function FigureNote({ figure, words }: { figure: TestFigure; words: ExamLabels }) {
  const { links } = useSite().words;
  if (!figure.today) return null;
  const { value, asOf, source, url } = figure.today;
  return (
    <li>
      {figure.label}: <strong>{value}</strong> {words.figureToday}
      {value === figure.value ? '' : `, ${words.earlier.toLowerCase()} ${figure.value}`}.{' '}
      <a href={url} rel="noopener noreferrer">
        {source}
        <span className="visually-hidden"> {links.anotherSite}</span>
      </a>
      , <time dateTime={asOf}>{formatDay(asOf)}</time>
    </li>
  );
}

/** A test's further figures: today's where they are published, and said to be the business's own where they are not. */
export function ExamFigures({ figures, words }: { figures: readonly TestFigure[]; words: ExamLabels }) {
  const own = figures.some((figure) => figure.own);
  return (
    <div>
      <Figures
        figures={figures.map((figure) => ({
          value: figure.today?.value ?? figure.value,
          label: figure.label,
        }))}
      />
      <ul role="list" className={styles.notes}>
        {figures.map((figure) => (
          <FigureNote key={figure.label} figure={figure} words={words} />
        ))}
        {own && <li>{words.ownFigures}</li>}
      </ul>
    </div>
  );
}
