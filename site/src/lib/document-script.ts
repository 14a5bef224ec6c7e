/** JSON for a script element: no text in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * The text of a call in a script of the document.
 * @param task its text runs in the document: it may use nothing from outside itself.
 * @param given what it is called with, anything that JSON can tell.
 */
export function callOf<Given extends readonly unknown[]>(
  task: (...given: Given) => void,
  ...given: Given
): string {
  return `(${task.toString()})(${given.map(scriptJson).join()});`;
}

/**
 * When a page has shown its first frame: not when it is made, since drawing it still takes the processor for a while.
 * A page that nobody sees yet, such as one made ready ahead, has no frame to wait for; a browser that tells no page when
 * it was painted, such as one that hides times from pages, is given long enough for it.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
function firstPaint(): Promise<unknown> {
  /** A frame is drawn in less, in milliseconds. */
  const drawn = 300;
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve(null);
      return;
    }
    requestAnimationFrame(() => setTimeout(resolve, drawn));
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/**
 * The text of a script that makes calls behind the page's first paint: no first view waits for what it does not need.
 * Each is a task of its own, and one that fails takes no other along.
 */
export function afterFirstPaint(...calls: readonly string[]): string {
  const later = calls.map((call) => `setTimeout(()=>{${call}});`).join('');
  return `(${firstPaint.toString()})().finally(()=>{${later}});`;
}
