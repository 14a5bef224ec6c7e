import { Ruler, RulerFigures } from '../../components/ruler.tsx';
import { Reading } from '../../components/section.tsx';
import { formatMessage, listInWords } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import { secondsPerQuestion } from './exam-timing.ts';
import styles from './question-ruler.module.css';

/** The seconds between two numbers of the ruler. */
const unit = 20;

interface Timed {
  name: string;
  subject: string;
  seconds: number;
}

/** The sections of an exam that have a number of questions, with the time for each question. */
function timedSections({ facts }: ExamProgram): Timed[] {
  return facts.today.sections.flatMap((section) => {
    const seconds = section.scored ? secondsPerQuestion(section) : undefined;
    return seconds === undefined ? [] : [{ name: section.name, subject: section.subject, seconds }];
  });
}

/** The seconds for one question in each section, as bars to the scale of a ruler. */
export function QuestionRuler({ exam }: { exam: ExamProgram }) {
  const { perQuestion, seconds, levelName } = useSite().labels.exams;
  const sections = timedSections(exam);
  if (sections.length === 0) return null;
  const units = Math.ceil(Math.max(...sections.map((section) => section.seconds)) / unit);
  // A level with sections of its own has other times.
  const { levels } = exam.facts.today;
  const sharing = levels.filter((level) => level.sections.length === 0).map(({ name }) => name);
  const differ = sharing.length > 0 && sharing.length < levels.length;
  return (
    <Reading
      labelledBy="per-question-heading"
      heading={formatMessage(perQuestion, { exam: exam.examName })}
      lead={differ ? formatMessage(levelName, { level: listInWords(sharing) }) : undefined}
      className={styles.content}
    >
      <ul role="list" className={styles.sections}>
        {sections.map(({ name, subject, seconds: each }) => (
          <li key={name} data-subject={subject}>
            <svg viewBox={`0 0 ${units * unit} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={each} height="1" />
            </svg>
            <span>{name}</span>
            <strong>
              {each} <small>{seconds}</small>
            </strong>
          </li>
        ))}
      </ul>
      <div className={styles.ruler} aria-hidden="true">
        <Ruler units={units} parts={4}>
          <RulerFigures units={units} step={unit} />
        </Ruler>
      </div>
    </Reading>
  );
}
