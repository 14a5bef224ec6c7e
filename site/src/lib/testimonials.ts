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

/** Testimonials from t1 to t21; a collection hands them out in the order of letters, t10 before t2. */
export function inOwnOrder(all: readonly Testimonial[]): Testimonial[] {
  const number = ({ id }: Testimonial) => Number(id.slice(1));
  return all.toSorted((one, other) => number(one) - number(other));
}

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

/**
 * The review that a page's content names.
 * @throws Error when there is no such entry, or none with words to show.
 */
export function reviewById(all: readonly Testimonial[], id: string): Review {
  const found = all.find((testimonial) => testimonial.id === id);
  if (!found || !isReview(found)) throw new Error(`There is no testimonial "${id}" with a quote.`);
  return found;
}
