import { formatMessage, gradeName } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { allGrades } from '../../model/settings.ts';
import type { CourseArea } from '../../model/subject.ts';
import styles from './grade-chips.module.css';

/** The grades from the first to the last in which a course is taken: the chart's axis. */
export function axisGrades(courses: readonly GradedCourse[]): number[] {
  const first = Math.min(...courses.map(({ grades }) => grades.from));
  const last = Math.max(...courses.map(({ grades }) => grades.to));
  return allGrades.slice(first, last + 1);
}

export type GradedCourse = CourseArea & { grades: NonNullable<CourseArea['grades']> };

/**
 * The courses of a subject for its chart, each with those of its grades that are taught; undefined unless every course has
 * its grades, and one of them is taught.
 * @param taught the lowest and the highest grade.
 */
export function gradedCourses(
  areas: readonly CourseArea[],
  [first, last]: readonly [number, number],
): GradedCourse[] | undefined {
  if (!areas.every((area): area is GradedCourse => area.grades !== undefined)) return undefined;
  const courses = areas
    .map((area) => ({
      ...area,
      grades: { from: Math.max(area.grades.from, first), to: Math.min(area.grades.to, last) },
    }))
    .filter(({ grades: { from, to } }) => from <= to);
  return courses.length > 0 ? courses : undefined;
}

interface GradeChipsProps {
  courses: readonly GradedCourse[];
  /** Whether they are the chart's axis, which keeps the grades without a course between the others. */
  axis?: boolean;
}

/** The grades that have a course as links to the chart, which highlights the courses of the chosen grade. */
export function GradeChips({ courses, axis = false }: GradeChipsProps) {
  const { gradeQuestion, grade: template, grades: range } = useSite().labels.subjects;
  const shown = axisGrades(courses);
  const taught = shown.filter((grade) =>
    courses.some(({ grades: { from, to } }) => from <= grade && grade <= to),
  );
  const [from = 0, to = from] = [shown[0], shown.at(-1)];
  return (
    <nav
      aria-label={axis ? formatMessage(range, { from: gradeName(from), to: gradeName(to) }) : gradeQuestion}
      className={axis ? styles.axis : styles.chips}
    >
      {!axis && <p>{gradeQuestion}</p>}
      <ol role="list">
        {(axis ? shown : taught).map((grade) => (
          <li key={grade}>
            {taught.includes(grade) ? (
              <a href={`#g${grade}`} aria-label={formatMessage(template, { grade: gradeName(grade) })}>
                {gradeName(grade)}
              </a>
            ) : (
              <span>{gradeName(grade)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
