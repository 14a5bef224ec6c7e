import { ArrowLink } from '../../components/arrow-link.tsx';
import { FacePlate } from '../../components/face.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { licensedGrades, withLowestGrade } from '../../lib/teachers-of.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import { mediaQueries } from '../../theme/media-queries.ts';
import styles from './subject-teachers.module.css';

interface SubjectTeachersProps {
  subject: Subject;
  teachers: readonly Teacher[];
  /** The layout of the portraits, which the style sheet selects. */
  look: 'plates' | Subject['page']['look'];
}

/** How many fit in one row. */
const shownAtOnce = 5;

/**
 * The teachers of a subject with degree and license; nothing while it has none. At most five are shown, and others where
 * a grade is chosen in the chart, whose rules find them by `data-teaches`.
 */
export function SubjectTeachers({ subject, teachers, look }: SubjectTeachersProps) {
  const { teachers: template } = useSite().labels.subjects;
  if (teachers.length === 0) return null;
  const who = formatMessage(template, { subject: subject.shortName });
  return (
    <>
      <ul role="list" aria-label={who} className={styles.teachers} data-look={look}>
        {withLowestGrade(teachers, shownAtOnce).map((teacher, index) => (
          <li
            key={teacher.id}
            data-teaches={licensedGrades(teacher).join(' ')}
            className={index < shownAtOnce ? undefined : styles.further}
          >
            <FacePlate teacher={teacher} sizes={`${mediaQueries.phone} 56px, 216px`} />
            <strong>
              <SiteLink to={`/meet-our-teachers?specialty=${subject.id}#${teacher.id}`}>
                {teacher.name}
              </SiteLink>
            </strong>
            <span>{typeset(teacher.credentials)}</span>
          </li>
        ))}
      </ul>
      {teachers.length > shownAtOnce && (
        <ArrowLink to={`/meet-our-teachers?specialty=${subject.id}`} label={who} color={subject.color} />
      )}
    </>
  );
}
