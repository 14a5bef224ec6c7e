import { attributionByRole, type Review } from '../lib/testimonials.ts';
import { SampleNote } from './notes.tsx';
import styles from './quote.module.css';

interface QuoteProps {
  text: string;
  /** Who says it: a first name and a role. */
  by: string;
  stars: number;
  /** Larger than the others. */
  featured?: boolean;
}

/** Somebody's words, with their rating and role; the stars' number is what a screen reader hears. */
export function Quote({ text, by, stars, featured = false }: QuoteProps) {
  return (
    <figure className={featured ? `${styles.quote} ${styles.featured}` : styles.quote}>
      <p className={styles.rating}>
        <span aria-hidden="true">{'★'.repeat(stars)}</span>
        <span className="visually-hidden">{`${stars} out of 5 stars`}</span>
      </p>
      <blockquote className={styles.text}>
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className={styles.by}>{by}</figcaption>
    </figure>
  );
}

/** The review that a page's content names, large; a preview says where it is a sample. */
export function FeaturedReview({ review }: { review: Review }) {
  return (
    <>
      <Quote text={review.quote} by={attributionByRole(review)} stars={review.rating} featured />
      <SampleNote of={[review]} />
    </>
  );
}
