import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { CourseArea } from '../../model/subject.ts';
import styles from './grade-chips.module.css';

export const grades = Array.from({ length: 12 }, (_grade, index) => index + 1);

/** The first grade in which a course is taken: the chart begins there. */
export const firstGrade = (courses: readonly GradedCourse[]): number =>
  Math.min(...courses.map(({ grades: { from } }) => from));

export type GradedCourse = CourseArea & { grades: NonNullable<CourseArea['grades']> };

/** The courses of a subject for its chart; empty unless every course has its grades. */
export const gradedCourses = (areas: readonly CourseArea[]): GradedCourse[] | undefined =>
  areas.every((area): area is GradedCourse => area.grades !== undefined) ? [...areas] : undefined;

interface GradeChipsProps {
  courses: readonly GradedCourse[];
  /** Whether they are the chart's axis, which keeps the grades without a course from the first one on. */
  axis?: boolean;
}

/** The grades that have a course as links to the chart, which highlights the courses of the chosen grade. */
export function GradeChips({ courses, axis = false }: GradeChipsProps) {
  const { gradeQuestion, grade: template, grades: range } = useSite().labels.subjects;
  const taught = grades.filter((grade) =>
    courses.some(({ grades: { from, to } }) => from <= grade && grade <= to),
  );
  return (
    <nav
      aria-label={axis ? formatMessage(range, { from: firstGrade(courses), to: 12 }) : gradeQuestion}
      className={axis ? styles.axis : styles.chips}
    >
      {!axis && <p>{gradeQuestion}</p>}
      <ol role="list">
        {(axis ? grades.slice(firstGrade(courses) - 1) : taught).map((grade) => (
          <li key={grade}>
            {taught.includes(grade) ? (
              <a href={`#g${grade}`} aria-label={formatMessage(template, { grade })}>
                {grade}
              </a>
            ) : (
              <span>{grade}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
