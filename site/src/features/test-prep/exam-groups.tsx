import { formatMessage, typeset, typesetDisplay } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { licensedGrades } from '../../lib/teachers-of.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { allGrades } from '../../model/settings.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { Face } from '../../components/face.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { examLabels } from './exam-labels.ts';
import { gradesOf, longestFormat } from './exam-timing.ts';
import styles from './exam-groups.module.css';

/** The attributes by which the filter by grade shows an element, as RadioFilterStyle reads them. */
export interface Filtered {
  'data-grades'?: string;
  'data-other-grades'?: string | undefined;
}

/** A teacher beside an exam, and the grades for which the filter shows this one. */
interface ShownTeacher {
  teacher: Teacher;
  filtered: Filtered;
}

/** An exam with the teachers whose pictures /test-prep shows beside it, and the grades in which children take it. */
export type TaughtExam = ExamProgram & {
  shown: readonly ShownTeacher[];
  grades: readonly number[] | undefined;
};

/** A goal such as college, and the exams for it. */
export interface ExamGroup {
  title: string;
  text?: string;
  exams: readonly TaughtExam[];
}

/**
 * A teacher with the grades of the license, and for each other grade the first of the others who is licensed for it. For
 * a grade that nobody is licensed for, the first teacher is shown.
 */
function teachersByGrade(first: Teacher, others: readonly Teacher[]): ShownTeacher[] {
  let left = allGrades.filter((grade) => !licensedGrades(first).includes(grade));
  const further = others.flatMap((teacher): ShownTeacher[] => {
    const grades = left.filter((grade) => licensedGrades(teacher).includes(grade));
    left = left.filter((grade) => !grades.includes(grade));
    const filtered = { 'data-grades': grades.join(' '), 'data-other-grades': 'all' };
    return grades.length > 0 ? [{ teacher, filtered }] : [];
  });
  const own = [...licensedGrades(first), ...left];
  return [{ teacher: first, filtered: { 'data-grades': own.join(' ') } }, ...further];
}

/**
 * Exams with one of their teachers, the longest of their levels, and the grades in which children take them. No teacher
 * stands twice if there are enough.
 * @param taught the lowest and the highest grade that the business teaches.
 * @param hasFilter whether the page has a filter by grade, which may show another teacher.
 */
export function withTeacherEach(
  exams: readonly WithTeachers<ExamProgram>[],
  taught: readonly [number, number],
  hasFilter: boolean,
): TaughtExam[] {
  const seen = new Set<string>();
  return exams.map((exam) => {
    const own = exam.teachers.filter(({ specialties }) => specialties.includes(exam.id));
    const teacher = own.find(({ id }) => !seen.has(id)) ?? own[0];
    if (teacher) seen.add(teacher.id);
    const shown = teacher ? teachersByGrade(teacher, hasFilter ? own : []) : [];
    const today = longestFormat(exam.facts.today);
    // An earlier length is that of the whole exam.
    const earlier = today.minutes === exam.facts.today.minutes ? exam.facts.earlier : undefined;
    const facts = { ...exam.facts, today, earlier };
    return { ...exam, facts, shown, grades: gradesOf(exam, taught) };
  });
}

/** The grades of some exams for the filter; none, so that they are always shown, where those of one are unknown. */
export function gradesAttribute(exams: readonly TaughtExam[]): string | undefined {
  const known = exams.flatMap(({ grades }) => (grades ? [grades] : []));
  return known.length === exams.length ? [...new Set(known.flat())].join(' ') : undefined;
}

/** A question of the exam with a child's answer, struck out, and the teacher's; of a free response, what it is about. */
function SampleQuestion({ workedQuestion, scoredAnswer }: ExamProgram['page']) {
  const [kind, question, answer] = workedQuestion
    ? [workedQuestion.kind, workedQuestion.stem, workedQuestion.teacher.choice]
    : [examLabels.freeResponse, scoredAnswer?.question.split(':')[0], scoredAnswer?.heading];
  const mistake = workedQuestion?.child.choice;
  if (!question) return null;
  return (
    <div className={styles.question}>
      <p>{kind}</p>
      <p>{typeset(question)}</p>
      <p>
        {mistake && (
          <>
            <span className="visually-hidden">{examLabels.child}: </span>
            <s>{mistake}</s>{' '}
          </>
        )}
        <span className="visually-hidden">{examLabels.teacher}: </span>
        {answer}
      </p>
    </div>
  );
}

function Program({ exam, linkLabel }: { exam: TaughtExam; linkLabel: string }) {
  const { exams } = useSite().labels;
  return (
    <article
      id={exam.id}
      aria-labelledby={`${exam.id}-heading`}
      className={styles.program}
      data-grades={gradesAttribute([exam])}
    >
      <div>
        <h3 id={`${exam.id}-heading`}>{exam.name}</h3>
        <p>{typeset(exam.subtitle)}</p>
        <ArrowLink
          to={exam.page.address}
          label={linkLabel}
          about={formatMessage(exams.aboutExam, { exam: exam.name })}
        />
      </div>
      <div>
        <p>{exam.description}</p>
        {exam.shown.map(({ teacher, filtered }) => (
          <div key={teacher.id} className={styles.teacher} {...filtered}>
            <Face teacher={teacher} sizes="72px" />
            <p>
              <strong>{teacher.name}</strong> <span>{typeset(teacher.credentials)}</span>
            </p>
          </div>
        ))}
      </div>
      <ul role="list">
        {exam.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <SampleQuestion {...exam.page} />
    </article>
  );
}

/** The exams grouped by goal: what the preparation for each includes, and one of its teachers. */
export function ExamGroups({ groups, linkLabel }: { groups: readonly ExamGroup[]; linkLabel: string }) {
  return groups.map(({ title, text, exams }) => (
    <div key={title} className={styles.group} data-grades={gradesAttribute(exams)}>
      <div className="container">
        <div className={styles.aim}>
          <h2>{typesetDisplay(title)}</h2>
          {text && <p>{text}</p>}
        </div>
        {exams.map((exam) => (
          <Program key={exam.id} exam={exam} linkLabel={linkLabel} />
        ))}
      </div>
    </div>
  ));
}
