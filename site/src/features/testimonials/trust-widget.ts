declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (element: Element, forceReload: boolean) => void };
  }
}

export const trustWidgetScript = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js';

/** How long after its appearance the widget is loaded, in milliseconds. */
export const trustWidgetDelay = 500;
/** The widget is loaded when there are more parent reviews than this. */
const enoughReviews = 4;

function report(reason: unknown): void {
  console.error('The review widget did not load; the link to the review site stays.', reason);
}

function load(element: Element): void {
  try {
    if (!window.Trustpilot) throw new Error('its script came without the widget');
    window.Trustpilot.loadFromElement(element, true);
  } catch (reason) {
    report(reason);
  }
}

function addScript(): { script: HTMLScriptElement; arrived: Promise<void> } {
  const script = document.createElement('script');
  script.src = trustWidgetScript;
  script.async = true;
  const arrived = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('its script could not be fetched')));
  });
  document.head.append(script);
  return { script, arrived };
}

/**
 * Fetches the review widget's script and has it load into its element: 500 ms after this call, or once the script
 * has arrived where that is later. A failure is told to the console alone.
 * @returns what takes the script away again.
 */
export function startTrustWidget(element: Element, parentReviews: number): () => void {
  if (parentReviews <= enoughReviews) return () => undefined;
  const { script, arrived } = addScript();
  let stopped = false;
  const delay = new Promise((resolve) => setTimeout(resolve, trustWidgetDelay));
  Promise.all([arrived, delay]).then(
    () => {
      if (!stopped) load(element);
    },
    (reason: unknown) => {
      if (!stopped) report(reason);
    },
  );
  return () => {
    stopped = true;
    script.remove();
  };
}
