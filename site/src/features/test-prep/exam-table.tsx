import { percent, secondsGained, secondsPerQuestion } from './exam-timing.ts';
import type { ExamFacts, ExamSection } from '../../model/exam.ts';
import { DataTable, type TableColumn, type TableRow } from '../../components/data-table.tsx';
import { sectionColor } from '../../components/exam-bar.tsx';
import { examLabels } from './exam-labels.ts';
import styles from './exam-timing-section.module.css';

/** What stands in a cell for which the exam gives no figure. */
function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{examLabels.notGiven}</span>
    </>
  );
}

interface PaceProps {
  seconds: number;
  /** The seconds that the longest bar stands for. */
  maxSeconds: number;
  className?: string | undefined;
  gained?: number | undefined;
}

/** The seconds for each question as a figure, as a bar, and against the earlier format. */
function Pace({ seconds, maxSeconds, className, gained }: PaceProps) {
  return (
    <span className={styles.pace}>
      <span>{seconds}</span>
      <svg className={className} width="100%" height="14" aria-hidden="true">
        <rect className={styles.paceBar} width={percent(seconds / maxSeconds)} height="100%" rx="4" />
      </svg>
      {gained !== undefined && gained !== 0 && (
        <span className={styles.gained}>{`${gained > 0 ? '+' : '−'}${Math.abs(gained)} sec`}</span>
      )}
    </span>
  );
}

interface ExamTableProps {
  caption: string;
  facts: ExamFacts;
  /** Which of the exam's formats. */
  format?: 'today' | 'earlier';
}

/** The minutes, questions and seconds of each section of a format. */
export function ExamTable({ caption, facts, format = 'today' }: ExamTableProps) {
  const { today, earlier } = facts;
  const sections = facts[format]?.sections ?? [];
  const all = [...today.sections, ...(earlier?.sections ?? [])];
  // Both formats on one scale, so that their bars can be compared.
  const maxSeconds = Math.max(...all.map((section) => secondsPerQuestion(section) ?? 0));
  const withQuestions = sections.some((section) => secondsPerQuestion(section) !== undefined);

  const row = (section: ExamSection): TableRow => {
    const { name, remark, minutes, questions } = section;
    const seconds = secondsPerQuestion(section);
    const pace =
      seconds === undefined ? (
        <NotGiven />
      ) : (
        <Pace
          seconds={seconds}
          maxSeconds={maxSeconds}
          className={format === 'today' ? sectionColor(name) : styles.pastPace}
          gained={format === 'today' ? secondsGained(section, facts) : undefined}
        />
      );
    const cells = [remark ? `${name} (${remark})` : name, minutes];
    return { key: name, cells: withQuestions ? [...cells, questions ?? <NotGiven />, pace] : cells };
  };

  const questionColumns: TableColumn[] = [
    { label: examLabels.questions, number: true },
    {
      label: facts[format]?.sections.some((section) => format === 'today' && secondsGained(section, facts))
        ? examLabels.secondsAndChange
        : examLabels.secondsPerQuestion,
      wide: true,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: examLabels.section },
        { label: examLabels.minutes, number: true },
        ...(withQuestions ? questionColumns : []),
      ]}
      rows={sections.map(row)}
    />
  );
}
