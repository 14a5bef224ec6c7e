/**
 * Marks a page whose address names an anchor, or soon will: nothing in it waits with its layout, as `base.css` says.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function markAnchored(): void {
  const mark = () => (document.documentElement.dataset['anchored'] = '');
  if (location.hash) mark();
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && mark(),
    true,
  );
}
