import { formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Face } from '../../components/face.tsx';
import { scoreRange } from './exam-labels.ts';
import styles from './exam-groups.module.css';

/** A goal such as college, and the exams for it. */
export interface ExamGroup {
  title: string;
  text?: string;
  exams: readonly WithTeachers<ExamProgram>[];
}

/** The first teacher of a group's exams who is not used by another group, with the exams that they teach. */
function facesOf(groups: readonly ExamGroup[]) {
  const shown = new Set<string>();
  return groups.map(({ exams }) => {
    const teacher: Teacher | undefined = exams
      .flatMap(({ teachers }) => teachers)
      .find(({ id, founder }) => !founder && !shown.has(id));
    if (!teacher) return undefined;
    shown.add(teacher.id);
    const taught = exams.filter(({ id }) => teacher.specialties.includes(id));
    return { teacher, taught: taught.map(({ name }) => name.replace(/ (Exam )?Prep$/, '')).join(' and ') };
  });
}

function Program({ exam, linkLabel }: { exam: ExamProgram; linkLabel: string }) {
  const { exams } = useSite().labels;
  return (
    <article id={exam.id} aria-labelledby={`${exam.id}-heading`} className={styles.program}>
      <div>
        <h3 id={`${exam.id}-heading`}>{exam.name}</h3>
        <p>
          <span className={styles.subtitle}>{typeset(exam.subtitle)}, </span>
          scored {scoreRange(exam.facts.score)}
        </p>
        <ArrowLink
          to={exam.page.address}
          label={linkLabel}
          about={formatMessage(exams.aboutExam, { exam: exam.name })}
        />
      </div>
      <div>
        <p>{exam.description}</p>
        <ul role="list">
          {exam.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The exams grouped by goal: a teacher for each group, and what the preparation for each exam includes. */
export function ExamGroups({ groups, linkLabel }: { groups: readonly ExamGroup[]; linkLabel: string }) {
  const faces = facesOf(groups);
  return groups.map(({ title, text, exams }, index) => {
    const face = faces[index];
    return (
      <div key={title} className={styles.group}>
        <div className={styles.aim}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {face && (
            <p className={styles.teacher}>
              <Face teacher={face.teacher} sizes="64px" className={styles.face} />
              <span>
                <b>{face.teacher.name}</b> teaches {face.taught}
              </span>
            </p>
          )}
        </div>
        <div>
          {exams.map((exam) => (
            <Program key={exam.id} exam={exam} linkLabel={linkLabel} />
          ))}
        </div>
      </div>
    );
  });
}
