import { ArrowLink } from '../../components/arrow-link.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { formatMessage, gradeName, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { allGrades } from '../../model/settings.ts';
import type { Subject } from '../../model/subject.ts';
import { axisGrades, GradeChips, type GradedCourse } from './grade-chips.tsx';
import { mediaQueries } from '../../theme/media-queries.ts';
import styles from './course-chart.module.css';

/**
 * The CSS rules of the chart's grades: the positions of the bars, the highlight of the chosen grade, and the at most five
 * teachers who teach it, if there is one.
 */
export function chartRules(courses: readonly GradedCourse[]): string[] {
  const axis = axisGrades(courses);
  const rules = axis.map(
    (grade) =>
      `[data-chart] [data-from='${grade}']{--from:${grade}}[data-chart] [data-to='${grade}']{--to:${grade}}` +
      `body:has(#g${grade}:target) [href='#g${grade}']{background:var(--color-highlighter);color:var(--color-on-highlighter)}` +
      `body:has(#g${grade}:target) [data-chart]{--column:${grade};--marked:1}` +
      `body:has(#g${grade}:target) [data-grades]:not([data-grades~='${grade}']){--bar:color-mix(in srgb,var(--color-button) 30%,var(--color-background));--bar-text:var(--color-text)}` +
      `@media ${mediaQueries.phone}{body:has(#g${grade}:target) [data-grades]:not([data-grades~='${grade}']){display:none}}` +
      `body:has(#g${grade}:target) :has(>[data-teaches~='${grade}'])>:not(:nth-child(-n+5 of [data-teaches~='${grade}'])){display:none}`,
  );
  return [...rules, `[data-chart]{--first:${axis[0]};--columns:${axis.length}}`];
}

/** Where a course's description stands: on the side of its bar that has more room, or below a bar that leaves too little. */
function placeOf({ from, to }: GradedCourse['grades'], axis: readonly number[]): string | undefined {
  const [before, after] = [from - (axis[0] ?? 0), (axis.at(-1) ?? 0) - to];
  if (Math.max(before, after) < axis.length / 3) return styles.below;
  return before >= after ? styles.before : styles.after;
}

interface CourseChartProps {
  subject: Subject;
  courses: readonly GradedCourse[];
}

/**
 * The courses on an axis of grades: one bar for each, with its description; opening it shows its topics. The link of a
 * grade highlights its column and the bars in it; chosen-grade.ts opens their courses.
 */
export function CourseChart({ subject: { color, page, inSentence, shortName }, courses }: CourseChartProps) {
  const { grade: one, grades: several, allCourses } = useSite().labels.subjects;
  const { areasHeading, areasLead, areaLink } = page;
  const axis = axisGrades(courses);
  const taken = ({ from, to }: GradedCourse['grades']) => allGrades.slice(from, to + 1);
  return (
    <section id="areas" aria-labelledby="areas-heading" className={styles.section}>
      <div className="container">
        <div className={`heading-row ${styles.head}`}>
          <h2 id="areas-heading">{areasHeading}</h2>
          {areasLead && <p>{areasLead}</p>}
        </div>
        <div
          data-chart=""
          data-books={page.closing.links[0]?.to}
          data-subject={inSentence ?? shortName}
          className={styles.chart}
        >
          <GradeChips courses={courses} axis />
          <ul role="list">
            {courses.map((course, index) => {
              const {
                title,
                description,
                question,
                topics,
                grades: { from, to },
              } = course;
              const first = taken(course.grades).filter(
                (grade) => !courses.slice(0, index).some((other) => taken(other.grades).includes(grade)),
              );
              return (
                <li key={title} data-grades={taken(course.grades).join(' ')} data-from={from} data-to={to}>
                  {first.map((grade) => (
                    <span key={grade} id={`g${grade}`} className={styles.target} />
                  ))}
                  <details open={index === 0}>
                    <summary>
                      <h3>{title}</h3>
                      <span className={styles.bar}>
                        <span>
                          {typeset(
                            from === to
                              ? formatMessage(one, { grade: gradeName(from) })
                              : formatMessage(several, { from: gradeName(from), to: gradeName(to) }),
                          )}
                        </span>
                      </span>
                      <span className={placeOf(course.grades, axis)}>{description}</span>
                      <DetailsIcon />
                    </summary>
                    {question && <p className={styles.question}>{typeset(question)}</p>}
                    <ul role="list" className={styles.topics}>
                      {topics.map((topic) => (
                        <li key={topic}>{topic}</li>
                      ))}
                    </ul>
                    {areaLink && <ArrowLink {...areaLink} about={`: ${title}`} color={color} />}
                  </details>
                </li>
              );
            })}
          </ul>
          <a href="#areas" className={styles.all}>
            {allCourses}
          </a>
        </div>
      </div>
    </section>
  );
}
