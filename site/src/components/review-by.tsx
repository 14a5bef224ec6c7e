import { attribution, attributionByRole, type Review } from '../lib/testimonials.ts';

/** Who wrote a review: a first name and a role, or what is more exact than a role. */
export function ReviewBy({ review, exact = false }: { review: Review; exact?: boolean }) {
  return <>{exact ? attribution(review) : attributionByRole(review)}</>;
}
