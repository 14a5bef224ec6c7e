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
 * All parent reviews, four of them at first. The others stand in a `<details>` after the fourth: they open without
 * a script, the focus stays on the button, and the browser's own search finds what is closed.
 * The two lists count as one: each entry says its place among all.
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
