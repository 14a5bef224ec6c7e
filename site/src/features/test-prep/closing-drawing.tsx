import type { ExamProgram } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { Share } from './timeline.tsx';
import styles from './closing-drawing.module.css';

/** A mark on a line, and the share of the line up to the next one: the last mark is at its end. */
interface Mark {
  title: string;
  note: string;
  share: number;
}

interface MarkedLineProps {
  caption?: string | undefined;
  marks: readonly Mark[];
}

/** Marks along a line, to scale. */
function MarkedLine({ caption, marks }: MarkedLineProps) {
  const total = marks.reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={styles.line}>
      {caption && <p>{caption}</p>}
      <ol role="list">
        {marks.map(({ title, note, share }) => (
          <li key={title} data-share={share}>
            {/* Only the proportions count; these are wide enough for every screen. */}
            <Share weight={(180 * share) / total} />
            <span>{note}</span> <b>{title}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The steps of an exam's plan, from the first unit of its ruler to its flag, or by their notes up to the test. */
function planMarks({ plan, planRuler }: ExamProgram['consultation']): Mark[] {
  const [firstUnit = ''] = planRuler?.units ?? [];
  const start = (index: number) => plan.slice(0, index).reduce((sum, { span = 1 }) => sum + span, 0);
  const noteOf = (index: number) => {
    const unit = planRuler?.units[start(index)];
    if (unit === undefined) return plan[index]?.note ?? `${examLabels.step} ${index + 1}`;
    // Of numbered units, only the first is written with its word: "week 1", "2", "3".
    return /^\d+$/.test(unit) ? firstUnit.replace(/\d+$/, unit) : unit;
  };
  const steps = plan.map(({ title, span = 1 }, index) => ({ title, note: noteOf(index), share: span }));
  return [...steps, { title: planRuler?.flag ?? examLabels.testDay, note: '', share: 0 }];
}

/** At the foot of an exam page's closing section: what the exam leads to, or the way from the first lesson to the test. */
export function ClosingDrawing({ exam: { page, consultation } }: { exam: ExamProgram }) {
  const { path } = page;
  if (!path)
    return (
      <MarkedLine
        caption={consultation.planLead ?? consultation.planHeading}
        marks={planMarks(consultation)}
      />
    );
  const last = path.length - 1;
  return (
    <MarkedLine
      marks={path.map(({ when, title }, index) => ({ title, note: when, share: index < last ? 1 : 0 }))}
    />
  );
}
