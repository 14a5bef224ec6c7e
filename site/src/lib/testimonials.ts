import type { Testimonial } from '../model/testimonial.ts';

/** A testimonial that has words to show. */
export type Review = Testimonial & { quote: string };

export function isReview(testimonial: Testimonial): testimonial is Review {
  return testimonial.quote !== undefined;
}

/** Who says it, with the exact label of whoever has one: "Dana · Teacher"; the label alone where there is no name. */
export function attribution({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${label ?? role}` : (label ?? role);
}

/** Who wrote it, by role alone: "Dana · Student"; the label where there is no name. */
export function attributionByRole({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${role}` : (label ?? role);
}

/** Testimonials from t1 to t21; a collection hands them out in the order of letters, t10 before t2. */
export function inOwnOrder(all: readonly Testimonial[]): Testimonial[] {
  const number = ({ id }: Testimonial) => Number(id.slice(1));
  return all.toSorted((one, other) => number(one) - number(other));
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
