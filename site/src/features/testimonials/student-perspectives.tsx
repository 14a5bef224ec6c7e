import type { Review } from '../../lib/testimonials.ts';
import { Vignette } from '../../illustrations/detail.tsx';
import { listed } from '../../model/testimonial.ts';
import { Poster } from '../../components/section.tsx';
import { lastSentence, type SectionHeadText } from '../../model/text.ts';
import { Quoted, ReviewQuote } from './review-quote.tsx';
import styles from './student-perspectives.module.css';

/** A review that lists four things, each with a drawing, in a strip as wide as the window. */
function DrawnReview({ review, frames }: { review: Review; frames: readonly string[] }) {
  const { before, last } = lastSentence(review.quote);
  const parts = listed(last);
  return (
    <ReviewQuote review={review} className={styles.drawn}>
      <p>
        <Quoted review={review} part={before} />
      </p>
      <ol role="list" className={styles.strip}>
        {frames.map((frame, index) => (
          <li key={frame}>
            <Vignette drawing={frame} />
            {parts[index]}
            {index === frames.length - 1 && '”'}
          </li>
        ))}
      </ol>
    </ReviewQuote>
  );
}

interface StudentPerspectivesProps {
  head: SectionHeadText;
  reviews: readonly Review[];
}

export function StudentPerspectives({ head, reviews }: StudentPerspectivesProps) {
  if (reviews.length === 0) return null;
  return (
    <Poster id="students" labelledBy="students-heading" ground="blue" className={styles.students} {...head}>
      {reviews.map((review) =>
        review.frames ? (
          <DrawnReview key={review.id} review={review} frames={review.frames} />
        ) : (
          <ReviewQuote key={review.id} review={review} />
        ),
      )}
    </Poster>
  );
}
