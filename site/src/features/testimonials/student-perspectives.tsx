import { attributionByRole, type Review } from '../../lib/testimonials.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { Quote } from '../../components/quote.tsx';
import { Section } from '../../components/section.tsx';
import styles from './student-perspectives.module.css';

/** What students say: few voices, so each stands large, with nothing around it but a rule. */
export function StudentPerspectives({
  head,
  reviews,
}: {
  head: SectionHeadText;
  reviews: readonly Review[];
}) {
  if (reviews.length === 0) return null;
  return (
    <Section id="students" labelledBy="students-heading" surface="muted" {...head} samples={reviews}>
      <ul role="list" className={styles.voices}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote text={review.quote} by={attributionByRole(review)} stars={review.rating} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
