import { attribution, type Review } from '../../lib/testimonials.ts';
import { splitReviews } from './testimonial-lists.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { Quote } from '../../ui/quote.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ToggleSummary } from '../../ui/toggle-summary.tsx';
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
      <Quote
        text={review.quote}
        by={attribution(review)}
        stars={review.rating}
        featured={before + index === 0}
      />
    </li>
  ));
}

/**
 * All parent reviews, four of them at first. The others stand in a `<details>` after the fourth: they open without
 * a script, the button and the focus stay where they are, and the browser's own search finds what is closed.
 * The two lists count as one: each entry says its place among all.
 */
export function ParentExperiences({ head, reviews }: { head: SectionHeadText; reviews: readonly Review[] }) {
  const { first, more } = splitReviews(reviews);
  return (
    <Section id="parents" labelledBy="parents-heading">
      <SectionHead id="parents-heading" heading={head.heading} lead={head.lead} />
      <ul role="list" className={styles.first}>
        <ReviewItems reviews={first} before={0} total={reviews.length} />
      </ul>
      {more.length > 0 && (
        <details className={styles.more}>
          <ToggleSummary more={`Show ${more.length} More Reviews`} less="Show Less Reviews" />
          <ul role="list" className={styles.rest}>
            <ReviewItems reviews={more} before={first.length} total={reviews.length} />
          </ul>
        </details>
      )}
    </Section>
  );
}
