import type { ReactNode } from 'react';
import { attributionByRole, type Review } from '../lib/testimonials.ts';
import { typeset } from '../lib/format.ts';
import styles from './big-quote.module.css';

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** A part of the review, with its marked words highlighted. */
function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  const [before, after] = mark === undefined ? [text] : text.split(mark, 2);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <mark>{mark}</mark>
      {after}
    </>
  );
}

interface BigQuoteProps {
  review: Review;
  /** The number of the sentence set in large type, from 1. */
  sentence: number;
  /** A drawing below that sentence. */
  children?: ReactNode;
}

/** A complete review across the page, with one sentence in large type. */
export function BigQuote({ review, sentence, children }: BigQuoteProps) {
  const spoken = [...sentences.segment(typeset(`“${review.quote}”`))].map(({ segment }) => segment.trim());
  const large = Math.min(sentence, spoken.length) - 1;
  const before = spoken.slice(0, large).join(' ');
  const mark = review.mark && typeset(review.mark);
  const after = spoken.slice(large + 1).join(' ');
  return (
    <figure className={styles.quote}>
      <blockquote>
        {before && (
          <p className={styles.before}>
            <Marked text={before} mark={mark} />
          </p>
        )}
        <p className={styles.large}>
          <Marked text={spoken[large] ?? ''} mark={mark} />
        </p>
        {children}
        {after && (
          <p className={styles.after}>
            <Marked text={after} mark={mark} />
          </p>
        )}
      </blockquote>
      <figcaption>
        <span aria-hidden="true" className={styles.stars}>
          {'★'.repeat(review.rating)}
        </span>
        <span className="visually-hidden">{`${review.rating} out of 5 stars`}</span>
        <span>{attributionByRole(review)}</span>
      </figcaption>
    </figure>
  );
}
