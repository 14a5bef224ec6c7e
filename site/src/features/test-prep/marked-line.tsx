import type { ExamPath } from '../../model/exam.ts';
import { Share } from './timeline.tsx';
import styles from './marked-line.module.css';

/** A mark on a line, and the share of the line up to the next one: the last mark is at its end. */
export interface Mark {
  title: string;
  note: string;
  share: number;
}

export interface MarkedLineProps {
  caption?: string | undefined;
  marks: readonly Mark[];
}

/** Marks along a line, to scale. */
export function MarkedLine({ caption, marks }: MarkedLineProps) {
  const total = marks.reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={styles.line}>
      {caption && <p>{caption}</p>}
      <ol role="list">
        {marks.map(({ title, note, share }) => (
          <li key={title}>
            {/* Only the proportions count; these are wide enough for every screen. */}
            <Share weight={(180 * share) / total} />
            <span>{note}</span> <b>{title}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The steps of a path at equal distances, the last at the line's end. */
export function marksOf(path: ExamPath): Mark[] {
  const last = path.length - 1;
  return path.map(({ when, title }, index) => ({ title, note: when, share: index < last ? 1 : 0 }));
}
