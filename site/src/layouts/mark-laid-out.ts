/**
 * Marks a page that has been painted, one in whose parts somebody moves on, and one in which nothing waits with its
 * layout any more, as `base.css` says, since all that waited has been laid out. What a filter hides and shows again then
 * starts no animation anew, and no board is written again. `begin-page.ts` marks pages in which nothing ever waits.
 *
 * The function's text runs in the document, behind the first frame: it may use nothing from outside itself.
 */
export function markLaidOut(): void {
  /** Longer than the last piece of any page waits, in milliseconds. */
  const longestWait = 4000;
  /** What is near comes sooner than this, in milliseconds. */
  const longestNear = 500;
  /** A frame is drawn in less, in milliseconds. */
  const drawn = 100;
  const { dataset } = document.documentElement;
  const moveOn = () => (dataset['movingOn'] = '');
  const mark = () => {
    dataset['laidOut'] = '';
    document.removeEventListener('scroll', markLeap);
  };
  const bringNear = () => {
    dataset['painted'] = '';
    // In a browser that does not animate it, what is near comes all at once.
    setTimeout(moveOn, longestNear);
  };
  // What was made ready ahead has its first frame still before it, and that frame's drawing just behind it.
  if (document.hidden) requestAnimationFrame(() => setTimeout(bringNear, drawn));
  else bringNear();
  for (const sign of ['wheel', 'touchmove', 'scroll', 'keydown'])
    document.addEventListener(sign, moveOn, { capture: true, passive: true, once: true });
  // Past what has only a likely height: laid out later, it would move what is read there.
  let last = 0;
  const markLeap = () => {
    if (Math.abs(scrollY - last) > innerHeight) mark();
    last = scrollY;
  };
  document.addEventListener('scroll', markLeap);
  const markLater = () => setTimeout(mark, longestWait);
  if (document.readyState === 'complete') markLater();
  else window.addEventListener('load', markLater);
}
