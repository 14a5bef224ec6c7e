import { ButtonLink } from '../../components/button-link.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Face, FacePlate } from '../../components/face.tsx';
import { formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import { SubjectTeachers } from './subject-teachers.tsx';
import styles from './subject-closing.module.css';

interface SubjectClosingProps {
  subject: Subject;
  founder: Teacher | undefined;
  founderTeaches: boolean;
  /** Whether there is a choice of teachers. */
  several: boolean;
  /** The subject's teachers, if no other section shows them. */
  teachers?: readonly Teacher[];
}

/** The last section of a subject's page: the links to book a call, beside the founder or below the teachers. */
export function SubjectClosing({ subject, founder, founderTeaches, several, teachers }: SubjectClosingProps) {
  const { labels } = useSite();
  const { takesCall, takesCallAlone } = labels.subjects;
  const { heading, lead, links } = subject.page.closing;
  const [booking, ...others] = links;
  return (
    <section
      aria-labelledby="closing"
      className={styles.closing}
      data-look={teachers ? subject.page.look : 'founder'}
    >
      <div className="container">
        <div className={styles.head}>
          <h2 id="closing">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        {teachers ? (
          <SubjectTeachers subject={subject} teachers={teachers} look={subject.page.look} />
        ) : (
          founder && <FacePlate teacher={founder} sizes="300px" className={styles.plate} />
        )}
        <div className={styles.words}>
          {founder && (
            <p className={styles.founder}>
              <Face teacher={founder} sizes="56px" />
              {founderTeaches
                ? typeset(`${founder.name}, ${founder.credentials}. ${labels.calendar.founderOfTest}`)
                : formatMessage(several ? takesCall : takesCallAlone, { name: founder.name })}
            </p>
          )}
          <div className={styles.actions}>
            {booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
            {others.map((link) => (
              <ArrowLink key={link.to} {...link} color={subject.color} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
