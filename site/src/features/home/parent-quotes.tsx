import { attribution, type Review, isReview } from '../../lib/testimonials.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section.tsx';
import type { Testimonial } from '../../model/testimonial.ts';
import { Stars } from '../../components/stars.tsx';
import styles from './parent-quotes.module.css';

/** The home page never shows more parents than this. */
const homeLimit = 3;

/** The home page's testimonials: at most three, role Parent, in the order the page names them; the newest
 * where it names none. */
export function homeTestimonials(all: readonly Testimonial[], featured: readonly string[]): Review[] {
  const chosen = featured.flatMap((id) => all.filter((testimonial) => testimonial.id === id));
  return (chosen.length > 0 ? chosen : all.toReversed())
    .filter((found): found is Review => found.role === 'Parent' && isReview(found))
    .slice(0, homeLimit);
}

interface ParentQuotesProps {
  heading: string;
  button: string;
  reviews: readonly Review[];
}

/** Parents' reviews on the home page: the first one large, the others below it; nothing without reviews. */
export function ParentQuotes({ heading, button, reviews }: ParentQuotesProps) {
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" labelledBy="parents" heading={heading}>
      <ul role="list" tabIndex={0} aria-labelledby="parents" className={styles.quotes}>
        {reviews.map((review) => (
          <li key={review.id}>
            <figure>
              <p className={styles.rating}>
                <Stars rating={review.rating} />
              </p>
              <blockquote>{`“${review.quote}”`}</blockquote>
              <figcaption>{attribution(review)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ButtonLink to="/testimonials" variant="outlined">
        {button}
      </ButtonLink>
    </Section>
  );
}
