import { Board } from '../../components/board.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { TeacherPortrait } from '../../illustrations/teacher-portrait.tsx';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import type { Teacher } from '../../model/teacher.ts';
import styles from './class-photo.module.css';

interface ClassPhotoProps {
  teachers: readonly Teacher[];
  photos: Readonly<Record<string, ResponsiveImageSource>>;
  label: string;
}

/** The whole team on one board, in three rows; each person leads to their card further down. */
export function ClassPhoto({ teachers, photos, label }: ClassPhotoProps) {
  return (
    <Board tray>
      <nav aria-label={label}>
        <ul role="list" className={styles.rows}>
          {teachers.map(({ id, name, portrait }) => (
            <li key={id}>
              <a href={`#${id}`} aria-label={name} className={styles.person}>
                <span className={styles.picture} aria-hidden="true">
                  {photos[id] ? (
                    <ResponsiveImage picture={photos[id]} sizes="120px" className={styles.photo} />
                  ) : (
                    portrait && <TeacherPortrait portrait={portrait} name={name} withoutBackground />
                  )}
                </span>
                <span className={styles.name}>{name.split(' ')[0]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Board>
  );
}
