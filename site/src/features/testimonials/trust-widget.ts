import { onPageActivated } from '../../lib/on-page-activated.ts';
import { trustWidgetScript } from '../../lib/testimonials.ts';

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (element: Element, forceReload: boolean) => void };
  }
}

/** How long after the page's appearance the widget is loaded, in milliseconds. */
const delay = 500;

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

/** Loads the page's review widget, where it has one that is to be loaded. */
export function enableTrustWidget(): void {
  const element = document.querySelector('[data-loads-reviews]');
  if (element) onPageActivated(() => void loadTrustWidget(element));
}
