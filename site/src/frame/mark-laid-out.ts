/**
 * Marks a page in which nothing waits with its layout, as `base.css` says: its address names an anchor, or soon will, or
 * all that waited has been laid out. What a filter hides and shows again then starts no animation anew.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function markLaidOut(): void {
  /** Longer than the last piece of any page waits, in milliseconds. */
  const longestWait = 4000;
  const mark = () => (document.documentElement.dataset['laidOut'] = '');
  if (location.hash) mark();
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && mark(),
    true,
  );
  window.addEventListener('load', () => setTimeout(mark, longestWait));
}
