import type { ReactNode } from 'react';
import { type Review, splitReviews } from '../../lib/testimonials.ts';
import { formatMessage } from '../../lib/format.ts';
import { Vignette } from '../../illustrations/detail.tsx';
import { lastSentence } from '../../model/text.ts';
import type { PageOf } from '../../model/page.ts';
import { DetailsToggle } from '../../components/details-toggle.tsx';
import { Quoted, ReviewQuote } from './review-quote.tsx';
import styles from './parent-experiences.module.css';

/** The most characters of a last sentence that is shown across the page. */
const headlineLength = 70;

/** The first review: its last sentence in large letters, the others beside its drawing. */
function FirstReview({ review }: { review: Review }) {
  const { before, last } = lastSentence(review.quote);
  if (before === '' || last.length > headlineLength)
    return <ReviewQuote review={review} className={styles.large} />;
  return (
    <ReviewQuote review={review} className={styles.firstReview}>
      <p>
        <Quoted review={review} part={before} />
      </p>
      <p className={styles.headline}>
        <Quoted review={review} part={last} />
      </p>
      <div className={styles.drawing} aria-hidden="true">
        <Vignette drawing={review.drawing} />
      </div>
    </ReviewQuote>
  );
}

interface ParentExperiencesProps {
  labels: PageOf<'testimonials'>['parents'];
  reviews: readonly Review[];
  /** Leads to reviews on an independent site. */
  link?: ReactNode;
}

/**
 * All parent reviews: four, and the others in a `<details>`. `aria-posinset` and `aria-setsize` make the two lists one
 * for screen readers.
 */
export function ParentExperiences({ labels, reviews, link }: ParentExperiencesProps) {
  const { first, more } = splitReviews(reviews);
  if (reviews.length === 0) return null;
  return (
    <section id="parents" aria-labelledby="parents-heading" className={styles.section}>
      <div className="container">
        <div className={`heading-row ${styles.head}`}>
          <h2 id="parents-heading">{labels.heading}</h2>
          {link}
        </div>
        <ul role="list" className={styles.first}>
          {first.map((review, index) => (
            <li key={review.id} aria-posinset={index + 1} aria-setsize={reviews.length}>
              {index === 0 ? (
                <FirstReview review={review} />
              ) : (
                <ReviewQuote review={review} className={index === 2 ? styles.large : undefined} />
              )}
            </li>
          ))}
        </ul>
        {more.length > 0 && (
          <details className={styles.more}>
            <DetailsToggle more={formatMessage(labels.more, { count: more.length })} less={labels.less} />
            <ul role="list" className={styles.rest}>
              {more.map((review, index) => (
                <li key={review.id} aria-posinset={first.length + index + 1} aria-setsize={reviews.length}>
                  <ReviewQuote review={review} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
