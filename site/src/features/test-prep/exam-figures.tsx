import { Stats } from '../../components/sections/stats.tsx';
import { SourceLine } from '../../components/notes.tsx';
import type { ExamFigure } from '../../model/exam.ts';
import type { FactSource } from '../../model/fact-source.ts';
import { examLabels } from './exam-labels.ts';

function shownFigure({ value, label, today }: ExamFigure) {
  if (!today) return { value, label: `${label} (${examLabels.ownFigure})` };
  const before = today.value === value ? '' : ` (${examLabels.earlier.toLowerCase()} ${value})`;
  return { value: today.value, label: `${label}, ${today.edition}${before}` };
}

interface ExamFiguresProps {
  figures: readonly ExamFigure[];
  /** The source that the page names in any case. */
  checked: FactSource;
}

/** An exam's further figures: today's with its source and the earlier one beside it, or the business's own estimate. */
export function ExamFigures({ figures, checked }: ExamFiguresProps) {
  const sources = new Map(figures.flatMap(({ today }) => (today ? [[today.url, today]] : [])));
  sources.delete(checked.url);
  return (
    <div>
      <Stats figures={figures.map(shownFigure)} />
      {[...sources.values()].map((source) => (
        <SourceLine key={source.url} checked={source} />
      ))}
    </div>
  );
}
