import { attributionByRole, type Review } from '../lib/testimonials.ts';
import { Vignette } from '../illustrations/detail.tsx';
import styles from './quote.module.css';

interface QuoteProps {
  review: Review;
  /** Who says it, where the first name and the role do not say enough. */
  by?: string;
  /** Larger than the others. */
  featured?: boolean;
}

/** A review: its rating, its words, who wrote it, and a drawing; a screen reader hears the number of stars. */
export function Quote({ review, by = attributionByRole(review), featured = false }: QuoteProps) {
  const { quote, rating, drawing } = review;
  return (
    <figure className={featured ? `${styles.quote} ${styles.featured}` : styles.quote}>
      <p className={styles.rating}>
        <span aria-hidden="true">{'★'.repeat(rating)}</span>
        <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
      </p>
      <blockquote className={styles.text}>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span>{by}</span>
        <Vignette drawing={drawing} />
      </figcaption>
    </figure>
  );
}
