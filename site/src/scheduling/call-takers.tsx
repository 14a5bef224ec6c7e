import { Face, FacePlate } from '../components/face.tsx';
import { typeset } from '../lib/format.ts';
import { useSite } from '../lib/site-context.tsx';
import { licensedGrades } from '../lib/teachers-of.ts';
import type { Teacher } from '../model/teacher.ts';
import { mediaQueries } from '../theme/media-queries.ts';
import styles from './call-takers.module.css';

/** The number of portraits that fit side by side on a phone, which the style sheet shows. */
const facesShown = 3;

/** Beside a calendar of this height, in pixels, the teachers stand below each other. */
const highCalendar = 900;

/** The license of a teacher's credentials, without their degree: "Licensed in mathematics, grades 6–12". */
function licenseOf({ credentials }: Teacher): string {
  const [license = credentials] = /\blicensed\b.*/i.exec(credentials) ?? [];
  return typeset(license.charAt(0).toUpperCase() + license.slice(1));
}

interface CallTakersProps {
  teachers: readonly Teacher[];
  /** What the founder does on the call; by default, the text that most pages share. */
  founderLine?: string | undefined;
}

/** Who takes the call: the founder, in a large portrait, or some of the teachers, one of whom will. */
export function CallTakers({ teachers, founderLine }: CallTakersProps) {
  const site = useSite();
  const labels = site.labels.calendar;
  const isTest = site.route?.scheduler?.eventType === 'test-prep';
  const isHigh = (site.route?.scheduler?.height ?? 0) >= highCalendar;
  const isAll = teachers.length <= facesShown;
  const [first] = teachers;
  if (!first) return null;
  if (teachers.length === 1 && first.founder) {
    return (
      <div className={styles.founder}>
        <div className={styles.plate}>
          <FacePlate teacher={first} sizes={`${mediaQueries.phone} 168px, 475px`} />
        </div>
        <p>
          <strong>{first.name}</strong> {founderLine ?? (isTest ? labels.founderOfTest : labels.founder)}
          <span className={styles.license}>{typeset(first.credentials)}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={isHigh ? `${styles.teachers} ${styles.high}` : styles.teachers}>
      <p>{teachers.length === 1 ? labels.teacher : isAll ? labels.teachers : labels.manyTeachers}</p>
      <ul role="list">
        {teachers.map((teacher) => (
          <li key={teacher.id} data-licensed={licensedGrades(teacher).join(' ')}>
            <Face teacher={teacher} sizes="128px" />
            <strong>{teacher.name}</strong>
            <span className={styles.license}>{licenseOf(teacher)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
