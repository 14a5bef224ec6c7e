import type { ExamSection } from '../../model/exam.ts';
import { Poster } from '../../components/section.tsx';
import { secondsPerQuestion } from './exam-timing.ts';
import styles from './question-pace.module.css';

/** A line where each question of a section begins, in rows of a number of seconds below each other. */
function QuestionLines({ minutes, questions = 0, row }: ExamSection & { row: number }) {
  const starts = Array.from({ length: questions }, (_, index) => (index * minutes * 60) / questions);
  const rows = Math.ceil((minutes * 60) / row);
  const lines = starts.map((start) => `M${Math.round(start % row)} ${Math.floor(start / row) * 1.2}v1`);
  return (
    <svg
      viewBox={`0 0 ${row} ${rows * 1.2 - 0.2}`}
      preserveAspectRatio="none"
      data-rows={rows}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}

/** All questions of an exam as lines in time: the closer they are, the faster a child works. */
export function QuestionPace({ sections, heading }: { sections: readonly ExamSection[]; heading: string }) {
  const counted = sections.filter(({ questions }) => questions !== undefined);
  if (counted.length === 0) return null;
  const longest = Math.max(...counted.map(({ minutes }) => minutes)) * 60;
  return (
    <Poster ground="amberTint" labelledBy="pace-heading" heading={heading} className={styles.pace}>
      <ol role="list">
        {counted.map((section) => (
          <li key={section.name} data-subject={section.subject}>
            <p>
              <b>{section.name}</b> {secondsPerQuestion(section)} seconds each
            </p>
            <div className={styles.wide}>
              <QuestionLines {...section} row={longest} />
            </div>
            <div className={styles.narrow}>
              <QuestionLines {...section} row={longest / 2} />
            </div>
            {section.questions !== undefined && <p>{section.questions} questions</p>}
          </li>
        ))}
      </ol>
    </Poster>
  );
}
