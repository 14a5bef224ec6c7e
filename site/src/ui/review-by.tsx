import { attribution, type Review } from '../lib/testimonials.ts';
import { SampleMark } from './sample-mark.tsx';

/** Who wrote a review: a first name and a role, and whether it is a sample. */
export function ReviewBy({ review }: { review: Review }) {
  return (
    <>
      {attribution(review)} <SampleMark of={review} />
    </>
  );
}
