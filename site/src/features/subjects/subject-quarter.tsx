import { ArrowLink } from '../../components/arrow-link.tsx';
import { FacePlate } from '../../components/face.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import { formatMessage, gradeName, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { gradesOfTeam, teachersOf } from '../../lib/teachers-of.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import notebook from './homework/notebook.svg?raw';
import styles from './subject-quarter.module.css';

const drawings = import.meta.glob<string>('./homework/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface SubjectQuarterProps {
  subject: Subject;
  /** All teachers, some of whom teach the subject; one of these is shown when the homework is checked. */
  teachers: readonly Teacher[];
  /** Whether the homework is checked initially. */
  ticked: boolean;
}

/** One subject with a checkbox of homework, which colors the background and shows a teacher's question. */
export function SubjectQuarter({ subject, teachers, ticked }: SubjectQuarterProps) {
  const { labels: siteLabels, settings } = useSite();
  const labels = siteLabels.subjects;
  const { id, color, icon, title, shortName, description, homework, page, consultation } = subject;
  const [teacher] = teachersOf(subject, teachers);
  const team = teachers.filter(({ specialties }) => specialties.includes(id));
  const grades = gradesOfTeam(team);
  const [first, last] = subject.grades ?? settings.business.grades;
  const drawing = drawings[`./homework/${id}.svg`] ?? notebook;
  return (
    <article aria-labelledby={`${id}-heading`} className={styles.quarter} data-accent={color}>
      <h3 id={`${id}-heading`}>
        <Icon name={icon} />
        {title}
      </h3>
      <div className={styles.words}>
        <p>{description}</p>
        {labels.team && team.length > 1 && grades && (
          <p className={styles.team}>
            <SiteLink to={`/meet-our-teachers?specialty=${id}`}>
              {formatMessage(labels.team, {
                count: team.length,
                from: gradeName(Math.max(grades.from, first)),
                to: gradeName(Math.min(grades.to, last)),
              })}
            </SiteLink>
          </p>
        )}
        <label className={styles.homework}>
          <input type="checkbox" defaultChecked={ticked} />
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <path className={styles.box} d="M6 7Q22 4 38 6Q40 22 38 38Q22 40 6 38Q4 22 6 7Z" />
            <path className={styles.tick} pathLength="1" d="M11 22L20 33L42 2" />
          </svg>
          <span>{homework.task}</span>
        </label>
      </div>
      <div className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
      <div role="status" className={styles.teacher}>
        <q>{homework.question}</q>
        {teacher && (
          <div className={styles.who}>
            <p>
              <b>{teacher.name}</b>
              {typeset(teacher.credentials)}
            </p>
            <FacePlate teacher={teacher} sizes="240px" />
          </div>
        )}
      </div>
      <div className={styles.links}>
        <ArrowLink
          to={page.address}
          label={formatMessage(labels.explore, { subject: shortName })}
          color={color}
        />
        <SiteLink to={consultation.address} className={styles.book}>
          {labels.book}
          <span className="visually-hidden">: {shortName}</span>
        </SiteLink>
      </div>
    </article>
  );
}
