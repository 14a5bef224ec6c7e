import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { grades } from './grades.ts';
import styles from './grade-chips.module.css';

/** The twelve grades as links to the chart of courses, which highlights the courses of the chosen grade. */
export function GradeChips({ axis = false }: { axis?: boolean }) {
  const { gradeQuestion, grade: template } = useSite().labels.subjects;
  return (
    <nav
      aria-label={axis ? formatMessage(template, { grade: '1–12' }) : gradeQuestion}
      className={axis ? styles.axis : styles.chips}
    >
      {!axis && <p>{gradeQuestion}</p>}
      <ol role="list">
        {grades.map((grade) => (
          <li key={grade}>
            <a href={`#g${grade}`} aria-label={formatMessage(template, { grade })}>
              {grade}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
