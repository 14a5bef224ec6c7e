import { SourceLine } from '../../components/notes.tsx';
import { Reference } from '../../components/section.tsx';
import { TaughtBy } from '../../components/taught-by.tsx';
import { capitalize } from '../../lib/format.ts';
import { teachersOf } from '../../lib/teachers-of.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Teacher } from '../../model/teacher.ts';
import { FiguresRow } from './exam-figures.tsx';
import { ScoreScale } from './score-scale.tsx';
import styles from './exam-courses.module.css';

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
                <TaughtBy
                  className={styles.taughtBy}
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
