import { attributionByRole, type Review } from '../../lib/testimonials.ts';
import styles from './review-poster.module.css';

/** A review in large letters, whole, on the subject's tint across the window. */
export function ReviewPoster({ review }: { review: Review }) {
  return (
    <section className={styles.poster}>
      <figure className="container">
        <blockquote>{`“${review.quote}”`}</blockquote>
        <figcaption>
          <span aria-hidden="true">{'★'.repeat(review.rating)}</span>
          <span className="visually-hidden">{`${review.rating} out of 5 stars`}</span>{' '}
          {attributionByRole(review)}
        </figcaption>
      </figure>
    </section>
  );
}
