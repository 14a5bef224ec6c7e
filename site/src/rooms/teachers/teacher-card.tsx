import { TeacherPortrait } from '../../drawings/teacher-portrait.tsx';
import { truncateBio, type SpecialtyNames } from './specialties.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ToggleSummary } from '../../ui/toggle-summary.tsx';
import styles from './teacher-card.module.css';

/**
 * A bio, cut when it is long. The whole text is in a `<details>`, which opens without a script; all of them share one
 * name, so that opening one closes another. The cut text goes away while its own is open.
 */
function TeacherBio({ name, bio }: { name: string; bio: string }) {
  const { full, cut } = truncateBio(bio);
  if (cut === null) return <p className={styles.bio}>{full}</p>;
  return (
    <div className={styles.bio}>
      <p className={styles.cut}>{cut}</p>
      <details name="bio" className={styles.whole}>
        <ToggleSummary more="Read More" less="Read Less" about={`about ${name}`} look="text" />
        <p>{full}</p>
      </details>
    </div>
  );
}

/** One teacher: portrait, name, credentials, what they teach, and how. */
export function TeacherCard({ teacher, names }: { teacher: Teacher; names: SpecialtyNames }) {
  return (
    <article className={teacher.founder ? `${styles.card} ${styles.founder}` : styles.card}>
      <div className={styles.portrait}>
        <TeacherPortrait portrait={teacher.photo} name={teacher.name} />
      </div>
      <div className={styles.words}>
        <h3>{teacher.name}</h3>
        <p className={styles.credentials}>
          {teacher.founder && <span className={styles.role}>Founder · </span>}
          {teacher.credentials}
        </p>
        <ul role="list" aria-label={`${teacher.name} teaches`} className={styles.tags}>
          {teacher.specialties.map((specialty) => (
            <li key={specialty}>{names[specialty]}</li>
          ))}
        </ul>
        <TeacherBio name={teacher.name} bio={teacher.bio} />
      </div>
    </article>
  );
}
