import type { ReactNode } from 'react';
import { attributionByRole, type Review } from '../lib/testimonials.ts';
import { typesetDisplay } from '../lib/format.ts';
import { sentencesOf } from '../model/text.ts';
import { MarkedWords } from './marked-words.tsx';
import { Stars } from './stars.tsx';
import styles from './big-quote.module.css';

interface BigQuoteProps {
  review: Review;
  /** The number of the sentence set in large type, from 1. */
  sentence: number;
  /** A drawing below that sentence. */
  children?: ReactNode;
}

/** A complete review across the page, with one sentence in large type. */
export function BigQuote({ review, sentence, children }: BigQuoteProps) {
  const spoken = sentencesOf(typesetDisplay(`“${review.quote}”`));
  const large = Math.min(sentence, spoken.length) - 1;
  const before = spoken.slice(0, large).join(' ');
  const mark = review.mark && typesetDisplay(review.mark);
  const after = spoken.slice(large + 1).join(' ');
  return (
    <figure className={styles.quote}>
      <blockquote>
        {before && (
          <p className={styles.before}>
            <MarkedWords text={before} words={mark} />
          </p>
        )}
        <p className={styles.large}>
          <MarkedWords text={spoken[large] ?? ''} words={mark} />
        </p>
        {children}
        {after && (
          <p className={styles.after}>
            <MarkedWords text={after} words={mark} />
          </p>
        )}
      </blockquote>
      <figcaption>
        <Stars rating={review.rating} className={styles.stars} />
        <span>{attributionByRole(review)}</span>
      </figcaption>
    </figure>
  );
}
