import { MarkedText } from '../../components/marked-words.tsx';
import { Poster } from '../../components/section.tsx';
import { calledName } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import board from './finished-board.svg?raw';
import styles from './after-poster.module.css';

interface AfterPosterProps extends NonNullable<PageOf<'home'>['after']> {
  /** The teacher in the hero's lesson. */
  teacher: Teacher | undefined;
}

/** What a parent gets after a session: the finished board of a lesson in math, and the teacher's note. */
export function AfterPoster({ heading, alt, note, teacher }: AfterPosterProps) {
  return (
    <Poster ground="navy">
      <p className={styles.sentence}>{heading}</p>
      <div className={styles.pair}>
        {alt && (
          <div role="img" aria-label={alt} className={styles.sheet}>
            <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: board }} />
          </div>
        )}
        {note && (
          <article aria-labelledby="session-note" className={styles.note}>
            <p className={styles.from}>
              {teacher && <strong>{calledName(teacher)}</strong>} {note.to}
            </p>
            <h3 id="session-note">{note.title}</h3>
            {note.lines.map((line) => (
              <p key={line}>
                <MarkedText text={line} as="mark" />
              </p>
            ))}
            {note.saved && <p className={styles.saved}>{note.saved}</p>}
          </article>
        )}
      </div>
    </Poster>
  );
}
