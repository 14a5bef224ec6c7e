import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { calledName } from '../../lib/format.ts';
import type { Teacher } from '../../model/teacher.ts';
import drawnStudent from '../../illustrations/student.svg?url&no-inline';
import type { HomeLesson } from './lessons.tsx';
import styles from './lesson-stage.module.css';

/** Who writes: the teacher of the subject, or a child. */
function Flag({ teacher, student }: { teacher?: Teacher | undefined; student?: string }) {
  return (
    <span data-flag={student ? 'student' : 'teacher'} className={styles.flag}>
      <svg viewBox="0 0 18 24" aria-hidden="true">
        <path d="M2 2l5 17 5-7 8-2z" />
      </svg>
      <span className={styles.face}>
        {teacher?.picture ? (
          <ResponsiveImage picture={teacher.picture} sizes="64px" />
        ) : (
          <img src={drawnStudent} alt="" width="320" height="400" loading="lazy" />
        )}
      </span>
      <span className={styles.name}>{student ?? (teacher && calledName(teacher))}</span>
    </span>
  );
}

/**
 * The lessons on the board, of which the chosen pen's is shown: what the child writes, and what the teacher draws. Each
 * is animated once, line by line; with reduced motion and in print it is complete from the start.
 */
export function LessonStage({ lessons, student }: { lessons: readonly HomeLesson[]; student: string }) {
  return (
    <div className={styles.stage} data-stage="">
      {lessons.map(({ subject, drawings: { board, figure }, alt, teacher }) => (
        <div key={subject.id} role="img" aria-label={alt} data-lesson={subject.id} className={styles.lesson}>
          <div className={styles.board} aria-hidden="true">
            <div dangerouslySetInnerHTML={{ __html: board.svg }} />
            <Flag student={student} />
          </div>
          <div className={styles.figure} aria-hidden="true">
            <div dangerouslySetInnerHTML={{ __html: figure.svg }} />
            {teacher && <Flag teacher={teacher} />}
          </div>
        </div>
      ))}
      <span className={styles.wipe} />
    </div>
  );
}
