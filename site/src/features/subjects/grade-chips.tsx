import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { CourseArea } from '../../model/subject.ts';
import styles from './grade-chips.module.css';

export const grades = Array.from({ length: 12 }, (_grade, index) => index + 1);

/** A course with the grades in which it is usually taken. */
export type GradedCourse = CourseArea & { grades: NonNullable<CourseArea['grades']> };

/** The courses of a subject for its chart; empty unless every course has its grades. */
export const gradedCourses = (areas: readonly CourseArea[]): GradedCourse[] | undefined =>
  areas.every((area): area is GradedCourse => area.grades !== undefined) ? [...areas] : undefined;

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
