import { TeacherPicture } from '../components/responsive-image.tsx';
import { typeset } from '../lib/format.ts';
import { useSite } from '../lib/site-context.tsx';
import type { Teacher } from '../model/teacher.ts';
import styles from './teacher-strip.module.css';

// American English would put a comma before “or”, which the site's texts do without.
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** First names in a sentence, such as "Rosalind, Tomás or Adaeze". */
const firstNames = (teachers: readonly Teacher[]) =>
  list.format(teachers.map(({ name }) => name.split(' ')[0] ?? name));

interface TeacherPortraitsProps {
  teachers: readonly Teacher[];
}

/** Overlapping portraits. Decorative: their names stand beside them, or on the page they lead to. */
export function TeacherPortraits({ teachers }: TeacherPortraitsProps) {
  return (
    <div className={styles.portraits} aria-hidden="true">
      {teachers.map((teacher) => (
        <span key={teacher.id}>
          <TeacherPicture teacher={teacher} sizes="68px" />
        </span>
      ))}
    </div>
  );
}

/** Who answers the call: portraits, and their first names. */
export function TeacherStrip({ teachers }: TeacherPortraitsProps) {
  const labels = useSite().labels.calendar;
  const [first] = teachers;
  if (!first) return null;
  const [strong, text] =
    teachers.length === 1 && first.founder
      ? [first.name, labels.founder]
      : [labels.teachers, typeset(firstNames(teachers))];
  return (
    <div className={styles.strip}>
      <TeacherPortraits teachers={teachers} />
      <p>
        <strong>{strong}</strong> {text}
      </p>
    </div>
  );
}
