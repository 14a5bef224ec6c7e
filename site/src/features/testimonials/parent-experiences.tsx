import { type Review, splitReviews } from '../../lib/testimonials.ts';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { Quote } from '../../components/quote.tsx';
import { Section } from '../../components/section.tsx';
import { DetailsToggle } from '../../components/details-toggle.tsx';
import styles from './parent-experiences.module.css';

interface ReviewItemsProps {
  reviews: readonly Review[];
  /** How many stand before these in the whole list of `total`. */
  before: number;
  total: number;
}

function ReviewItems({ reviews, before, total }: ReviewItemsProps) {
  return reviews.map((review, index) => (
    <li key={review.id} aria-posinset={before + index + 1} aria-setsize={total}>
      <Quote review={review} featured={before + index === 0} />
    </li>
  ));
}

interface ParentExperiencesProps {
  labels: PageOf<'testimonials'>['parents'];
  reviews: readonly Review[];
}

/**
 * All parent reviews: four, and the others in a `<details>`. `aria-posinset` and `aria-setsize` make the two lists one
 * for screen readers.
 */
export function ParentExperiences({ labels, reviews }: ParentExperiencesProps) {
  const { first, more } = splitReviews(reviews);
  if (reviews.length === 0) return null;
  return (
    <Section id="parents" labelledBy="parents-heading" {...labels}>
      <ul role="list" className={styles.first}>
        <ReviewItems reviews={first} before={0} total={reviews.length} />
      </ul>
      {more.length > 0 && (
        <details className={styles.more}>
          <DetailsToggle more={formatMessage(labels.more, { count: more.length })} less={labels.less} />
          <ul role="list" className={styles.rest}>
            <ReviewItems reviews={more} before={first.length} total={reviews.length} />
          </ul>
        </details>
      )}
    </Section>
  );
}
