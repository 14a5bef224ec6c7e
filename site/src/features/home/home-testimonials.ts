import { isReview, type Review } from '../../lib/testimonials.ts';
import type { Testimonial } from '../../model/testimonial.ts';

/** The home page never shows more parents than this. */
const homeLimit = 3;

/** The home page's testimonials: at most three, role Parent, in the order the page names them. */
export function homeTestimonials(all: readonly Testimonial[], featured: readonly string[]): Review[] {
  return featured
    .map((id) => all.find((testimonial) => testimonial.id === id))
    .filter((found) => found !== undefined)
    .filter((found): found is Review => found.role === 'Parent' && isReview(found))
    .slice(0, homeLimit);
}
