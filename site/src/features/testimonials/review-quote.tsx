import type { ReactNode } from 'react';
import { MarkedWords } from '../../components/marked-words.tsx';
import { Stars } from '../../components/stars.tsx';
import { typesetDisplay } from '../../lib/format.ts';
import type { Review } from '../../lib/testimonials.ts';
import styles from './review-quote.module.css';

interface QuotedProps {
  review: Review;
  /** A part of the quote; the whole quote by default. */
  part?: string;
}

/** Part of a review, with quotation marks only at the start and end of the quote, and its marked words highlighted. */
export function Quoted({ review: { quote, mark, color }, part = quote }: QuotedProps) {
  const text = `${quote.startsWith(part) ? '“' : ''}${part}${quote.endsWith(part) ? '”' : ''}`;
  return (
    <MarkedWords
      text={typesetDisplay(text)}
      words={mark && typesetDisplay(mark)}
      className={styles.mark}
      data-marker={color}
    />
  );
}

/** The author of a review and its stars, with their number as text for screen readers. */
function ReviewBy({ review }: { review: Review }) {
  const { name, label, role } = review;
  return (
    <figcaption className={styles.by}>
      <span>
        <b>{name ?? label ?? role}</b>
        {name && (
          <>
            <span className={styles.dot}> · </span>
            {role}
          </>
        )}
      </span>
      <div className={styles.rating}>
        <Stars rating={review.rating} />
      </div>
    </figcaption>
  );
}

interface ReviewQuoteProps {
  review: Review;
  className?: string | undefined;
  /** Content instead of the quote, if it is more than one paragraph. */
  children?: ReactNode;
}

/** A review with its author in the margin and the quote beside it. */
export function ReviewQuote({ review, className, children }: ReviewQuoteProps) {
  return (
    <figure className={className ? `${styles.review} ${className}` : styles.review}>
      <ReviewBy review={review} />
      <blockquote>
        {children ?? (
          <p>
            <Quoted review={review} />
          </p>
        )}
      </blockquote>
    </figure>
  );
}
