import type { ReactNode } from 'react';
import type { ReviewWidget } from '../../model/settings.ts';
import styles from './testimonials-page.module.css';

/** The widget loads only with more parent reviews than this. */
const enoughReviews = 4;

interface TrustReviewsProps {
  widget: ReviewWidget;
  /** How many parent reviews the page itself shows. */
  parentReviews: number;
  /** The link to the review site, which stands there until the widget takes its place. */
  children: ReactNode;
}

/** The place of the review site's own widget, which trust-widget.ts loads. */
export function TrustReviews({ widget, parentReviews, children }: TrustReviewsProps) {
  return (
    <div
      className={`trustpilot-widget ${styles.widget}`}
      data-loads-reviews={parentReviews > enoughReviews ? '' : undefined}
      data-locale={widget.locale}
      data-template-id={widget.templateId}
      data-businessunit-id={widget.businessUnitId}
      data-style-height={`${widget.height}px`}
      data-style-width="100%"
      data-theme="light"
      data-min-review-count={widget.minReviewCount}
    >
      {children}
    </div>
  );
}
