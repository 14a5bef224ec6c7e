import { useEffect, useRef } from 'react';
import { onPageActivated } from '../../lib/on-page-activated.ts';
import { linkNotes } from '../../lib/link-target.ts';
import { trustWidgetScript } from '../../lib/testimonials.ts';
import type { ReviewWidget } from '../../model/settings.ts';
import { ownText } from '../../components/translation-safe-text.ts';
import styles from './testimonials-page.module.css';

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (element: Element, forceReload: boolean) => void };
  }
}

/** How long after its appearance the widget is loaded, in milliseconds. */
const delay = 500;
/** The widget loads only with more parent reviews than this. */
const enoughReviews = 4;

/**
 * Fetches the review widget's script and initializes the widget after 500 ms, or when the script has loaded if that is
 * later. A failure is only logged to the console.
 */
async function loadTrustWidget(element: Element): Promise<void> {
  const script = document.createElement('script');
  script.src = trustWidgetScript;
  script.async = true;
  const arrived = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  try {
    await Promise.all([arrived, new Promise((resolve) => setTimeout(resolve, delay))]);
    if (!window.Trustpilot) throw new Error('its script came without the widget');
    window.Trustpilot.loadFromElement(element, true);
  } catch (reason) {
    console.error('The review widget did not load; the link to the review site stays.', reason);
  }
}

interface TrustReviewsProps {
  widget: ReviewWidget;
  /** The business's page on the review site, and what the link to it says. */
  site: string;
  label: string;
  /** How many parent reviews the page itself shows. */
  parentReviews: number;
}

/** The review site's own widget, loaded 500 ms after the page appears; the link inside is its fallback. */
export function TrustReviews({ widget, site, label, parentReviews }: TrustReviewsProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const host = element.current;
    if (host && parentReviews > enoughReviews) onPageActivated(() => void loadTrustWidget(host));
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
      <a href={site} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <span {...ownText(label)} />
        <span className="visually-hidden" {...ownText(` ${linkNotes.anotherSiteNewTab}`)} />
      </a>
    </div>
  );
}
