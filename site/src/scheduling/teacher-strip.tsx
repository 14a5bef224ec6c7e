import { TeacherPicture } from '../components/responsive-image.tsx';
import { formatMessage, typeset } from '../lib/format.ts';
import type { Labels } from '../model/labels.ts';
import type { Teacher } from '../model/teacher.ts';
import styles from './teacher-strip.module.css';

const maxPortraits = 4;

/**
 * At most four teachers whom a visitor of a booking page may talk to: those of its subject or exam, in the team's order,
 * with those whose main specialty it is before the others. The founder, where the page has none or nobody teaches it.
 */
export function whoCalls<
  Member extends Pick<Teacher, 'order' | 'founder'> & { specialties: readonly string[] },
>(teachers: readonly Member[], specialty?: string): Member[] {
  const inOrder = teachers.toSorted((one, other) => one.order - other.order);
  const rank = ({ specialties }: Member) => (specialty === undefined ? -1 : specialties.indexOf(specialty));
  const own = inOrder
    .filter((teacher) => rank(teacher) >= 0)
    .toSorted((one, other) => rank(one) - rank(other));
  return own.length > 0 ? own.slice(0, maxPortraits) : inOrder.filter(({ founder }) => founder);
}

// American English would put a comma before “or”, which the site's texts do without.
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** First names in a sentence, such as "Rosalind, Tomás or Adaeze". */
const firstNames = (teachers: readonly Teacher[]) =>
  list.format(teachers.map(({ name }) => name.split(' ')[0] ?? name));

export interface TeacherPortraitsProps {
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

interface TeacherStripProps extends TeacherPortraitsProps {
  labels: Labels['calendar'];
}

/** Who answers the call: portraits, and their first names. */
export function TeacherStrip({ teachers, labels }: TeacherStripProps) {
  const [first] = teachers;
  if (!first) return null;
  const text = teachers.length > 1 ? labels.teachers : formatMessage(labels.founder, { name: first.name });
  return (
    <div className={styles.strip}>
      <TeacherPortraits teachers={teachers} />
      <p>
        <strong>{text}</strong> {teachers.length > 1 && typeset(firstNames(teachers))}
      </p>
    </div>
  );
}
