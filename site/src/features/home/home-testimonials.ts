import { isReview, type Review } from '../../lib/testimonials.ts';
import type { Testimonial } from '../../model/testimonial.ts';

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
