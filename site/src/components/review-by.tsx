import { attribution, attributionByRole, type Review } from '../lib/testimonials.ts';
import { SampleMark } from './sample-mark.tsx';

/** Who wrote a review: a first name and a role, or what is more exact than a role, and whether it is a sample. */
export function ReviewBy({ review, exact = false }: { review: Review; exact?: boolean }) {
  return (
    <>
      {exact ? attribution(review) : attributionByRole(review)} <SampleMark of={review} />
    </>
  );
}
