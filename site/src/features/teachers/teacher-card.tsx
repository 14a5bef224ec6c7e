import { truncateBio, type SpecialtyNames } from './specialties.ts';
import type { Teacher } from '../../model/teacher.ts';
import { formatMessage, typeset } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { TeacherPicture } from '../../components/responsive-image.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { DetailsToggle } from '../../components/details-toggle.tsx';
import styles from './teacher-card.module.css';

export type TeacherCardLabels = PageOf<'meet-our-teachers'>['card'];

/**
 * A bio, cut when it is long. The whole text is in a `<details>`, which opens without a script; all of them share one
 * name, so that opening one closes another. The cut text goes away while its own is open.
 */
function TeacherBio({ teacher, labels }: { teacher: Teacher; labels: TeacherCardLabels }) {
  const { name, bio } = teacher;
  const cut = truncateBio(bio);
  if (cut === null) return <p className={styles.bio}>{bio}</p>;
  return (
    <div className={styles.bio}>
      <p className={styles.cut}>
        {cut.slice(0, -1).replace(/ $/, '\u00A0')}
        <span className={styles.ellipsis}>…</span>
      </p>
      <details name="bio" className={styles.whole}>
        <DetailsToggle
          more={labels.more}
          less={labels.less}
          about={formatMessage(labels.about, { name })}
          variant="text"
        />
        <p>{bio}</p>
      </details>
    </div>
  );
}

interface TeacherCardProps {
  teacher: Teacher;
  names: SpecialtyNames;
  labels: TeacherCardLabels;
}

/** One teacher: face, name, credentials, what they teach, and how. */
export function TeacherCard({ teacher, names, labels }: TeacherCardProps) {
  const heading = `teacher-${teacher.id}`;
  return (
    <article aria-labelledby={heading} className={styles.card}>
      <TeacherPicture teacher={teacher} sizes="(max-width: 699px) 104px, 160px" className={styles.photo} />
      <div className={styles.text}>
        <h3 id={heading}>{teacher.name}</h3>
        <p className={styles.credentials}>
          {teacher.founder && <span className={styles.role}>{labels.founder} · </span>}
          {typeset(teacher.credentials)}
        </p>
      </div>
      <div className={styles.more}>
        <ul
          role="list"
          aria-label={formatMessage(labels.teaches, { name: teacher.name })}
          className={styles.tags}
        >
          {teacher.specialties.map((specialty) => (
            <li key={specialty}>{names[specialty]}</li>
          ))}
        </ul>
        <TeacherBio teacher={teacher} labels={labels} />
        <ArrowLink
          to="/free-consultation"
          label={formatMessage(labels.ask, { name: teacher.name.split(' ')[0] ?? '' })}
        />
      </div>
    </article>
  );
}
