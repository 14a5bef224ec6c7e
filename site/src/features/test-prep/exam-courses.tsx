import { Face } from '../../components/face.tsx';
import { SourceLine } from '../../components/notes.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Reference } from '../../components/section.tsx';
import { capitalize } from '../../lib/format.ts';
import { teachersOf } from '../../lib/teachers-of.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Teacher } from '../../model/teacher.ts';
import { FiguresRow } from './exam-figures.tsx';
import { ScoreScale } from './score-scale.tsx';
import styles from './exam-courses.module.css';

/** At most two teachers of a group of courses. */
function CourseTeachers({ teachers }: { teachers: readonly Teacher[] }) {
  const shown = teachers.slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={styles.taughtBy}>
      {shown.map((teacher) => (
        <li key={teacher.id}>
          <Face teacher={teacher} sizes="56px" />
          <SiteLink to={`/meet-our-teachers#${teacher.id}`}>{teacher.name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface ExamCoursesProps {
  exam: ExamProgram;
  /** All teachers, some of whom teach this exam. */
  team: readonly Teacher[];
}

/** An exam whose length depends on its subject: the facts common to all, and its courses. */
export function ExamCourses({ exam, team }: ExamCoursesProps) {
  const { id, page, facts } = exam;
  const { today, figures, score } = facts;
  const examTeachers = team.filter(({ specialties }) => specialties.includes(id));
  return (
    <Reference id="timing" labelledBy="timing-heading" heading={page.timingHeading} className={styles.facts}>
      {page.courses && (
        <div id="courses" className={styles.catalog}>
          <ul role="list" className={styles.courses}>
            {page.courses.groups.map(({ title, color, items, subject = '', teachers }, index) => (
              <li key={title} id={`courses-${index + 1}`} data-accent={color}>
                <h3>{title}</h3>
                <ul role="list">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <CourseTeachers
                  teachers={
                    teachers
                      ? team.filter((teacher) => teachers.includes(teacher.id))
                      : teachersOf({ id: subject }, examTeachers)
                  }
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{page.courses.lead}</p>
        </div>
      )}
      <FiguresRow figures={figures} />
      <div className={`split ${styles.remarks}`}>
        <div>
          <p>
            {today.varies && `${capitalize(today.varies)}. `}
            {today.remark}
          </p>
          <SourceLine checked={today.checked} />
        </div>
        <ScoreScale score={score} />
      </div>
    </Reference>
  );
}
