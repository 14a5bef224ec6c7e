import { ResponsiveImage } from '../components/responsive-image.tsx';
import { TeacherPortrait } from '../illustrations/teacher-portrait.tsx';
import { formatMessage } from '../lib/format-message.ts';
import type { Labels } from '../model/labels.ts';
import type { ResponsiveImageSource } from '../model/picture.ts';
import type { Teacher } from '../model/teacher.ts';
import styles from './teacher-strip.module.css';

// American English would put a comma before “or”, which the site's texts do without.
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** First names in a sentence, such as "Rosalind, Tomás or Adaeze". */
const firstNames = (teachers: readonly Teacher[]) =>
  list.format(teachers.map(({ name }) => name.split(' ')[0] ?? name));

interface TeacherStripProps {
  teachers: readonly Teacher[];
  /** Photographs by the ids of those who have one. */
  photos: Readonly<Record<string, ResponsiveImageSource>>;
  labels: Labels['calendar'];
}

/** Who answers the call: overlapping portraits, and their first names. */
export function TeacherStrip({ teachers, photos, labels }: TeacherStripProps) {
  const [first] = teachers;
  if (!first) return null;
  const text = teachers.length > 1 ? labels.teachers : formatMessage(labels.founder, { name: first.name });
  return (
    <div className={styles.strip}>
      <div className={styles.portraits} aria-hidden="true">
        {teachers.map((teacher) => {
          const photo = photos[teacher.id];
          return (
            <span key={teacher.id}>
              {photo ? (
                <ResponsiveImage picture={photo} sizes="56px" />
              ) : (
                teacher.portrait && <TeacherPortrait portrait={teacher.portrait} name={teacher.name} />
              )}
            </span>
          );
        })}
      </div>
      <p>
        <strong>{text}</strong> {teachers.length > 1 && firstNames(teachers)}
      </p>
    </div>
  );
}
