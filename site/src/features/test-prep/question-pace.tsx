import type { ExamSection } from '../../model/exam.ts';
import { Poster } from '../../components/section.tsx';
import { secondsPerQuestion } from './exam-timing.ts';
import styles from './question-pace.module.css';

/** A line where each question of a section begins, as a path along its seconds. */
const questionLines = ({ minutes, questions = 0 }: ExamSection): string =>
  Array.from(
    { length: questions },
    (_, index) => `M${Math.round((index * minutes * 60) / questions)} 0V1`,
  ).join('');

/** All questions of an exam as lines in time: the closer they are, the faster a child works. */
export function QuestionPace({ sections, heading }: { sections: readonly ExamSection[]; heading: string }) {
  const counted = sections.filter(({ questions }) => questions !== undefined);
  const longest = Math.max(...counted.map(({ minutes }) => minutes)) * 60;
  return (
    <Poster ground="amberTint" labelledBy="pace-heading" heading={heading} className={styles.pace}>
      <ol role="list">
        {counted.map((section) => (
          <li key={section.name} data-subject={section.subject}>
            <p>
              <b>{section.name}</b> {secondsPerQuestion(section)} seconds each
            </p>
            <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={questionLines(section)} />
            </svg>
          </li>
        ))}
      </ol>
    </Poster>
  );
}
