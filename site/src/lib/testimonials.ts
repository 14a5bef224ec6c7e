import type { Testimonial } from '../model/testimonial.ts';

/** The home page never shows more parents than this. */
const homeLimit = 3;

/** A testimonial that has words to show. */
export type Review = Testimonial & { quote: string };

export function isReview(testimonial: Testimonial): testimonial is Review {
  return testimonial.quote !== undefined;
}

/** The home page's testimonials: at most three, role Parent, in the order the page names them. */
export function homeTestimonials(all: readonly Testimonial[], featured: readonly string[]): Review[] {
  return featured
    .map((id) => all.find((testimonial) => testimonial.id === id))
    .filter((found) => found !== undefined)
    .filter((found): found is Review => found.role === 'Parent' && isReview(found))
    .slice(0, homeLimit);
}

/** Who says it, as it is shown: "Dana · Parent", or the label alone where there is no name. */
export function attribution(testimonial: Testimonial): string {
  const role = testimonial.label ?? testimonial.role;
  return testimonial.name ? `${testimonial.name} · ${role}` : role;
}
