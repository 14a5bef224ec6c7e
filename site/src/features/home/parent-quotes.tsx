import { attribution, type Review } from '../../lib/testimonials.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Quote } from '../../components/quote.tsx';
import { Section } from '../../components/section.tsx';
import styles from './parent-quotes.module.css';

interface ParentQuotesProps {
  heading: string;
  button: string;
  reviews: readonly Review[];
}

/** What parents say, on the home page: the first quote large, the others beside it; nothing where there are none. */
export function ParentQuotes({ heading, button, reviews }: ParentQuotesProps) {
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" labelledBy="parents" heading={heading} samples={reviews}>
      <ul role="list" className={styles.quotes}>
        {reviews.map((review, index) => (
          <li key={review.id}>
            <Quote
              text={review.quote}
              by={attribution(review)}
              stars={review.rating}
              featured={index === 0}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink to="/testimonials" variant="outlined">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
