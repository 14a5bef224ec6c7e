import { useEffect, useRef } from 'react';
import { startTrustWidget } from './trust-widget.ts';
import { onPageActivated } from '../../lib/on-page-activated.ts';
import type { ReviewWidget } from '../../model/settings.ts';
import { ownText } from '../../components/translation-safe-text.ts';
import styles from './testimonials-page.module.css';

interface TrustReviewsProps {
  widget: ReviewWidget;
  /** The business's page on the review site, and what the link to it says. */
  site: string;
  label: string;
  /** Said behind the link, which leaves the site and the tab. */
  note: string;
  /** How many parent reviews the page itself shows. */
  parentReviews: number;
}

/** Text whose address, where it is longer than its line, goes on behind a dot or a slash. */
function withBreaks(text: string): ReturnType<typeof ownText> {
  const { __html } = ownText(text).dangerouslySetInnerHTML;
  return { dangerouslySetInnerHTML: { __html: __html.replaceAll(/(\w[./])(?=\w)/g, '$1<wbr>') } };
}

/**
 * The review site's own widget, loaded 500 ms after the page appears. Until it has loaded, and whenever it does not, the
 * link inside stands in its place.
 */
export function TrustReviews({ widget, site, label, note, parentReviews }: TrustReviewsProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    let stop: () => void = () => undefined;
    const forget = onPageActivated(() => {
      stop = startTrustWidget(host, parentReviews);
    });
    return () => {
      forget();
      stop();
    };
  }, [parentReviews]);

  return (
    <div
      ref={element}
      className={`trustpilot-widget ${styles.widget}`}
      data-locale={widget.locale}
      data-template-id={widget.templateId}
      data-businessunit-id={widget.businessUnitId}
      data-style-height={`${widget.height}px`}
      data-style-width="100%"
      data-theme="light"
      data-min-review-count={widget.minReviewCount}
    >
      <a href={site} target="_blank" rel="noopener noreferrer">
        <span {...withBreaks(label)} />
        <span className="visually-hidden" {...ownText(` ${note}`)} />
      </a>
    </div>
  );
}
