import { Board } from '../../components/board.tsx';
import { TeacherPicture } from '../../components/responsive-image.tsx';
import type { Teacher } from '../../model/teacher.ts';
import styles from './class-photo.module.css';

interface ClassPhotoProps {
  teachers: readonly Teacher[];
  label: string;
}

/** The whole team on one board, in three rows; each person leads to their card further down. */
export function ClassPhoto({ teachers, label }: ClassPhotoProps) {
  return (
    <Board tray>
      <nav aria-label={label}>
        <ul role="list" className={styles.rows}>
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <a href={`#${teacher.id}`} aria-label={teacher.name} className={styles.person}>
                <span className={styles.picture} aria-hidden="true">
                  <TeacherPicture teacher={teacher} sizes="120px" className={styles.photo} />
                </span>
                <span className={styles.name}>{teacher.name.split(' ')[0]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Board>
  );
}
