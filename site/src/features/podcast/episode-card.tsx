import { ArrowLink } from '../../components/arrow-link.tsx';
import { Board } from '../../components/board.tsx';
import { TeacherPicture } from '../../components/responsive-image.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import styles from './episode-card.module.css';

interface EpisodeCardProps {
  topic: PageOf<'podcast'>['topics'][number];
  teachers: readonly Teacher[];
  watchLabel: string;
}

/** A question from a parent on a board, the teachers who answer it, and the way to the episode. */
export function EpisodeCard({ topic, teachers, watchLabel }: EpisodeCardProps) {
  return (
    <article className={styles.card}>
      <Board>
        <div className={styles.board}>
          <p className={styles.question}>{topic.question}</p>
          {topic.url && (
            <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="24" />
              <path d="M19 14L35 24L19 34Z" />
            </svg>
          )}
          <div className={styles.people} aria-hidden="true">
            {teachers.map((teacher) => (
              <span key={teacher.id}>
                <TeacherPicture teacher={teacher} sizes="96px" className={styles.photo} />
              </span>
            ))}
          </div>
        </div>
      </Board>
      <h3>{topic.title}</h3>
      {teachers.length > 0 && (
        <p className={styles.with}>With {teachers.map(({ name }) => name).join(' and ')}</p>
      )}
      <p>{topic.text}</p>
      {topic.url && <ArrowLink to={topic.url} label={watchLabel} about={topic.title} />}
    </article>
  );
}
