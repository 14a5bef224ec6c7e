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
 * The text of a script that makes calls behind the page's first frame: no first view waits for what it does not need. A
 * page that nobody sees yet, such as one made ready ahead, has no frame to wait for. A call that fails takes no other
 * along.
 */
export function afterFirstPaint(...calls: readonly string[]): string {
  const painted = 'document.hidden?setTimeout:task=>requestAnimationFrame(()=>setTimeout(task))';
  return `(later=>{${calls.map((call) => `later(()=>{${call}});`).join('')}})(${painted})`;
}
