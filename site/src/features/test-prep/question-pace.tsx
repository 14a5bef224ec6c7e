import type { ExamSection } from '../../model/exam.ts';
import { Poster } from '../../components/section.tsx';
import { secondsPerQuestion } from './exam-timing.ts';
import styles from './question-pace.module.css';

/**
 * A line where each question of a section begins, on an axis of as many seconds as the longest section has.
 * @param width in pixels, where the style sheet sets none.
 */
function QuestionLines({
  minutes,
  questions = 0,
  seconds,
  width,
}: ExamSection & { seconds: number; width?: number }) {
  const starts = Array.from({ length: questions }, (_, index) => (index * minutes * 60) / questions);
  return (
    <svg viewBox={`0 0 ${seconds} 1`} width={width} preserveAspectRatio="none" aria-hidden="true">
      <path d={starts.map((start) => `M${Math.round(start)} 0v1`).join('')} />
    </svg>
  );
}

const countedSections = (sections: readonly ExamSection[]) =>
  sections.filter(({ questions }) => questions !== undefined);

/** Pixels for each second at which the closest lines are two pixels apart: a screen draws no finer ones. */
const pixelsPerSecond = (sections: readonly ExamSection[]): number =>
  2 / Math.min(...sections.map(({ minutes, questions = 1 }) => (minutes * 60) / questions));

/** All questions of an exam as lines in time: the closer they are, the faster a child works. */
export function QuestionPace({ sections, heading }: { sections: readonly ExamSection[]; heading: string }) {
  const counted = countedSections(sections);
  if (counted.length === 0) return null;
  const longest = Math.max(...counted.map(({ minutes }) => minutes)) * 60;
  return (
    <Poster ground="amberTint" labelledBy="pace-heading" heading={heading} className={styles.pace}>
      <ol role="list">
        {counted.map((section) => (
          <li key={section.name} data-subject={section.subject}>
            <p>
              <strong>{section.name}</strong> {secondsPerQuestion(section)} seconds each
            </p>
            <QuestionLines {...section} seconds={longest} width={longest * pixelsPerSecond(counted)} />
            {section.questions !== undefined && (
              <p>
                <strong>{section.questions}</strong> questions
              </p>
            )}
          </li>
        ))}
      </ol>
    </Poster>
  );
}
