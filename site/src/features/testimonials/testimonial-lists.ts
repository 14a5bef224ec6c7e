import { isReview, type Review } from '../../lib/testimonials.ts';
import type { Testimonial } from '../../model/testimonial.ts';

/** How many parent reviews /testimonials shows before somebody asks for more. */
const shownAtFirst = 4;

/** The written reviews of a role, in their own order. */
export function reviewsBy(role: Testimonial['role'], all: readonly Testimonial[]): Review[] {
  return all.filter(
    (testimonial): testimonial is Review => testimonial.role === role && isReview(testimonial),
  );
}

/** The reviews that are shown at once, and those behind "Show N More Reviews". */
export function splitReviews(reviews: readonly Review[]): { first: Review[]; more: Review[] } {
  return { first: reviews.slice(0, shownAtFirst), more: reviews.slice(shownAtFirst) };
}
