import type { ReactNode } from 'react';
import { FacePlate } from '../face.tsx';
import type { Teacher } from '../../model/teacher.ts';
import styles from './teacher-closing.module.css';

interface TeacherClosingProps {
  /** Whose question it is; the section is left out without one. */
  teacher: Teacher | undefined;
  question: string;
  text: string;
  actions: ReactNode;
}

/** The end of a page as a teacher's question, with the teacher and the way to the call. */
export function TeacherClosing({ teacher, question, text, actions }: TeacherClosingProps) {
  if (!teacher) return null;
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div className={`container ${styles.content}`}>
        <FacePlate teacher={teacher} />
        <div className={styles.words}>
          <h2 id="closing">{question}</h2>
          <p>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>
  );
}
