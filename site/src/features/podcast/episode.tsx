import { FacePlate } from '../../components/face.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import { sizes } from '../../theme/sizes.ts';
import styles from './podcast-page.module.css';

export type Topic = PageOf<'podcast'>['topics'][number];

/** The portraits of the speakers as one picture. Decorative, since their names are beside it. */
export function Pair({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <div className={styles.pair} aria-hidden="true">
      {teachers.map((teacher) => (
        <FacePlate
          key={teacher.id}
          teacher={teacher}
          sizes={`${sizes.phone} 45vw, min(25vw, 400px)`}
          className={styles.plate}
        />
      ))}
    </div>
  );
}

interface EpisodeProps {
  topic: Topic;
  teachers: readonly Teacher[];
  watchLabel: string;
  /** Leaves out the portraits, which the page's hero shows. */
  first: boolean;
}

/** An episode: a parent's question, who answers it, and the link to it. */
export function Episode({ topic, teachers, watchLabel, first }: EpisodeProps) {
  const { question, title, text, url } = topic;
  return (
    <article className={styles.episode}>
      {!first && <Pair teachers={teachers} />}
      <div className={styles.words}>
        {question && <p className={styles.question}>“{question}”</p>}
        <h3>{title}</h3>
        {teachers.length > 0 && (
          <p className={styles.with}>With {teachers.map(({ name }) => name).join(' and ')}</p>
        )}
        <p>{text}</p>
        {url && (
          <SiteLink to={url} className={styles.watch}>
            {watchLabel}
            <span className="visually-hidden"> {title}</span>
            <span aria-hidden="true"> →</span>
          </SiteLink>
        )}
      </div>
    </article>
  );
}
