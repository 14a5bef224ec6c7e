import type { CourseArea, Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import { topicLink } from '../../scheduling/booking-topic.ts';
import { typeset } from '../../lib/format.ts';
import { Face } from '../../components/face.tsx';
import { CourseDetail } from '../../illustrations/detail.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { TaughtBy } from '../../components/taught-by.tsx';
import { licensedIn, teachersOf } from '../../lib/teachers-of.ts';
import styles from './course-areas.module.css';

interface AreaProps {
  subject: Subject;
  area: CourseArea;
  /** The subject's teachers. */
  teachers: readonly Teacher[];
  id: string;
}

function Area({ subject: { color, page }, area, teachers, id }: AreaProps) {
  const { title, description, question, topics, since, link } = area;
  const { areaLink } = page;
  const own = link ?? (areaLink && { ...areaLink, to: topicLink(areaLink.to, title) });
  return (
    <li id={id}>
      {page.look !== 'book' && <CourseDetail title={title} className={styles.drawing} />}
      <h3>{title}</h3>
      <p>{description}</p>
      {question && <p className={styles.question}>{typeset(question)}</p>}
      <ul role="list" className={styles.topics}>
        {topics.map((topic, index) => (
          <li key={topic}>
            {since && <b>{since[index]} </b>}
            {topic}
          </li>
        ))}
      </ul>
      <TaughtBy teachers={licensedIn(title, teachers)} className={styles.people} />
      {own && <ArrowLink {...own} about={`: ${title}`} color={color} />}
    </li>
  );
}

/**
 * What is taught in a subject, in the layout that its content chooses: drawings on a bench, two pages of a book, or the
 * columns of a newspaper.
 */
export function CourseAreas({ subject, teachers }: { subject: Subject; teachers: readonly Teacher[] }) {
  const { areas, areasHeading, areasLead, areasNote, look } = subject.page;
  const named = teachers.filter(({ specialties }) => specialties.includes(areasNote?.specialty ?? ''));
  return (
    <section id="areas" aria-labelledby="areas-heading" className={styles[look]}>
      <div className="container">
        <div className={styles.head}>
          <h2 id="areas-heading">{areasHeading}</h2>
          {areasLead && <p>{areasLead}</p>}
        </div>
        <ul role="list" className={styles.areas}>
          {areas.map((area, index) => (
            <Area
              key={area.title}
              {...{ subject, area }}
              teachers={teachersOf(subject, teachers)}
              id={`area-${index + 1}`}
            />
          ))}
        </ul>
        {areasNote && (
          <div id="area-note" className={styles.note}>
            <h3>{areasNote.title}</h3>
            <p>{areasNote.text}</p>
            {named.map((teacher) => (
              <div key={teacher.id} className={styles.teacher}>
                <Face teacher={teacher} sizes="88px" />
                <p>
                  <strong>{teacher.name}</strong> {typeset(teacher.credentials)}
                </p>
                <p className={styles.bio}>{typeset(teacher.bio)}</p>
              </div>
            ))}
            <ArrowLink
              {...areasNote.link}
              to={named[0] ? `${areasNote.link.to}#${named[0].id}` : areasNote.link.to}
              color={subject.color}
            />
          </div>
        )}
      </div>
    </section>
  );
}
