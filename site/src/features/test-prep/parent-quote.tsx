import { attributionByRole, type Review } from '../../lib/testimonials.ts';
import type { TestConsultation } from '../../model/exam.ts';
import { CheckList } from '../../components/check-list.tsx';
import { Quote } from '../../components/quote.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Section } from '../../components/section.tsx';

interface ParentQuoteProps {
  review: Review | undefined;
  /** What stands beside the quote where a page has it. */
  advantages: TestConsultation['advantages'];
}

/** One parent's words, alone or beside the page's advantages. */
export function ParentQuote({ review, advantages }: ParentQuoteProps) {
  if (!review && !advantages) return null;
  const quote = review && (
    <Quote text={review.quote} by={attributionByRole(review)} stars={review.rating} featured />
  );
  if (!advantages) return <Section surface="muted">{quote}</Section>;
  return (
    <SplitSection
      id="advantages"
      heading={advantages.heading}
      surface="muted"
      aside={<CheckList items={advantages.items} />}
    >
      {quote}
    </SplitSection>
  );
}
