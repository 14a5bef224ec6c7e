import type { ReactNode } from 'react';
import { Rating } from './rating.tsx';
import styles from './quote.module.css';

interface QuoteProps {
  text: string;
  /** Who says it: a first name and a role. */
  by: ReactNode;
  stars?: number;
  /** The one quote of a view that stands on the ink ground, larger. */
  featured?: boolean;
}

/** Somebody's words, with their rating and role. */
export function Quote({ text, by, stars, featured = false }: QuoteProps) {
  return (
    <figure className={featured ? `${styles.quote} ${styles.featured}` : styles.quote}>
      {stars !== undefined && <Rating stars={stars} />}
      <blockquote className={styles.text}>
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className={styles.by}>{by}</figcaption>
    </figure>
  );
}
