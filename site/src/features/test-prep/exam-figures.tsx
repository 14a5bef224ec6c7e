import { typeset } from '../../lib/format.ts';
import { SourceLine } from '../../components/notes.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { RadioPills } from '../../components/radio-pills.tsx';
import { Poster } from '../../components/section.tsx';
import type { ExamFigure, GradeChoice } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { Share } from './timeline.tsx';
import styles from './exam-figures.module.css';

type Published = ExamFigure & { today: NonNullable<ExamFigure['today']> };

/** The number in a figure, in hundreds: "about 34,000" gives 340. */
const hundreds = ({ today }: Published): number =>
  Number(/\d[\d,]*/.exec(today.value)?.[0].replaceAll(',', '') ?? 0) / 100;

/** How much of its whole's height a part of a figure takes, in the style sheet too. */
const partHeight = 0.8;

/** A value with what stands before its number, such as "about", in smaller letters. */
function Value({ value }: Published['today']) {
  const start = Math.max(0, value.search(/\d/));
  return (
    <b>
      <small>{value.slice(0, start)}</small>
      {value.slice(start)}
    </b>
  );
}

interface PartProps {
  figure: Published;
  all: readonly Published[];
  /** What a teacher has written above the number. */
  lines?: readonly string[] | undefined;
}

/** A figure whose area is in proportion to its number, with the figures that are a part of it. */
function Part({ figure, all, lines = [] }: PartProps) {
  const total = all.reduce((sum, part) => (part.partOf ? sum : sum + hundreds(part)), 0);
  const inside = all.filter(({ partOf }) => partOf === figure.label);
  const taken = inside.reduce((sum, part) => sum + hundreds(part) / partHeight, 0);
  return (
    <li>
      {/* Gives its width in a row, and its height where the figures stand one above the other. */}
      <Share
        weight={hundreds(figure) / (figure.partOf ? partHeight : 1)}
        height={undefined}
        viewBox={`0 0 ${total} ${hundreds(figure)}`}
      />
      {lines.length > 0 && (
        <div className={styles.written}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div>
        <p>
          <Share weight={Math.max(0, hundreds(figure) - taken)} />
          <Value {...figure.today} /> {figure.label}
          {!figure.partOf && ` in ${figure.today.edition}`}
        </p>
        {inside.length > 0 && (
          <ul role="list">
            {inside.map((part) => (
              <Part key={part.label} figure={part} all={all} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The grade in a label such as "10th grade", by which grade-in-links.ts finds the choice. */
const gradeIn = (label: string): string => String(Number.parseInt(label, 10));

/** Two grades to choose from, and what the exam is in each. The later one is chosen first. */
function Grades({ legend, early, late }: GradeChoice) {
  const grades = [early, late];
  return (
    <div className={styles.grades}>
      <RadioPills
        legend={legend}
        name="figures-grade"
        choices={grades.map(({ label }) => ({ value: gradeIn(label), label }))}
        checked={gradeIn(late.label)}
      />
      <div aria-live="polite">
        {grades.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Published figures across the window, above the earlier ones and their source. */
export function FiguresPoster({
  figures,
  heading,
  choice,
}: {
  figures: readonly ExamFigure[];
  heading: string | undefined;
  choice?: GradeChoice | undefined;
}) {
  const all = figures.flatMap(({ today, ...figure }) => (today ? [{ ...figure, today }] : []));
  const [first] = all;
  if (!first) return null;
  const before = all.flatMap(({ label, earlier }) =>
    earlier ? [`${earlier.value} ${earlier.counts ?? label}`] : [],
  );
  return (
    <Poster ground="greenTint" flush labelledBy="figures" heading={heading} className={styles.poster}>
      {choice && <Grades {...choice} />}
      <div className={`${styles.stage} ${styles.wide}`}>
        <ul role="list" className={styles.parts}>
          {all
            .filter(({ partOf }) => !partOf)
            .map((figure) => (
              <Part
                key={figure.label}
                figure={figure}
                all={all}
                lines={figure === first ? choice?.late.lines : undefined}
              />
            ))}
        </ul>
        {choice && (
          <div className={styles.early}>
            <BoardDrawing name={choice.early.drawing} />
            <div>
              <h3>{choice.early.heading}</h3>
              <ol role="list">
                {choice.early.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </div>
            {choice.early.goal && (
              <p>
                {choice.early.goal.when} <b>{choice.early.goal.title}</b>
              </p>
            )}
          </div>
        )}
      </div>
      <div className={styles.stage}>
        <div className={styles.note}>
          <SourceLine checked={first.today} />
          {before.length > 0 && (
            <p>
              {examLabels.listedBefore}: {before.join(', ')}.
            </p>
          )}
        </div>
        {choice && <p className={styles.earlyNote}>{typeset(choice.early.note)}</p>}
      </div>
    </Poster>
  );
}

/** Figures in a row, each with today's count and its source, or where to look it up. */
export function FiguresRow({ figures }: { figures: readonly ExamFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.row}>
      {figures.map(({ value, today, label, lookUp }) => {
        const checked = today ?? lookUp;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value ?? today?.value}</b>
            </dd>
            {checked && (
              <dd className={styles.source}>
                {today &&
                  (value && value !== today.value
                    ? `(${today.value} in ${today.edition})`
                    : `in ${today.edition}`)}
                {lookUp?.text}
                <SourceLine checked={checked} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
