import { attributionByRole, type Review } from '../../lib/testimonials.ts';
import type { Subject } from '../../model/subject.ts';
import styles from './review-poster.module.css';

interface ReviewPosterProps {
  review: Review;
  look: Subject['page']['look'];
}

/** A complete review in large type, as wide as the window. */
export function ReviewPoster({ review, look }: ReviewPosterProps) {
  return (
    <section className={styles.poster} data-look={look}>
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
