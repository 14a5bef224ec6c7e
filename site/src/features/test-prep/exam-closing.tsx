import { typeset } from '../../lib/format.ts';
import { licensedGrades } from '../../lib/teachers-of.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Link } from '../../model/link.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FacePlate } from '../../components/face.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Poster, type PosterGround } from '../../components/section.tsx';
import { mediaQueries } from '../../theme/media-queries.ts';
import { ClosingDrawing } from './closing-drawing.tsx';
import styles from './exam-closing.module.css';

const grounds = {
  blue: 'blueTint',
  green: 'greenTint',
  red: 'redTint',
  amber: 'amberTint',
} as const satisfies Record<ExamProgram['color'], PosterGround>;

/** The portraits of up to four teachers; where the page has a choice of grades, grade-in-links.ts leaves those licensed for it. */
export function ClosingTeachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <ul role="list" className={styles.teachers}>
      {teachers.map((teacher) => (
        <li key={teacher.id} data-licensed={licensedGrades(teacher).join(' ')}>
          <FacePlate teacher={teacher} sizes={`${mediaQueries.phone} 112px, 200px`} />
          <p>
            <strong>
              <SiteLink to={`/meet-our-teachers#${teacher.id}`}>{teacher.name}</SiteLink>
            </strong>
            {typeset(teacher.credentials)}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ExamClosingProps {
  exam: WithTeachers<ExamProgram>;
  /** What to read before booking. */
  links: readonly Link[];
}

/** The last section of an exam's page: its teachers with their licenses, the link to book a call, and its drawing. */
export function ExamClosing({ exam, links }: ExamClosingProps) {
  const { heading, lead, button, note } = exam.page.closing;
  return (
    <Poster
      id="closing"
      labelledBy="closing-heading"
      ground={grounds[exam.color]}
      className={`split ${styles.closing}`}
    >
      <div className={styles.words}>
        {note && <p className={styles.note}>{note}</p>}
        <h2 id="closing-heading">{heading}</h2>
        <p>{typeset(lead)}</p>
        <ButtonLink to={exam.consultation.address}>{button}</ButtonLink>
        {links.length > 0 && (
          <ul role="list" className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ClosingTeachers teachers={exam.teachers} />
      <ClosingDrawing exam={exam} />
    </Poster>
  );
}
