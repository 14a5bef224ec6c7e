/** How the marks look. It stands in the page from the beginning: one more sheet later has every style asked anew. */
export const claimMarks = '::highlight(unconfirmed) { text-decoration: underline dotted; }';

/**
 * Draws a dotted line below each claim that nobody has confirmed, in a preview: painted by the browser over the page's
 * text as it stands, so that nothing moves and no element is added. A browser without highlights shows none.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 * @param claims the source of the expression that finds them.
 */
export function markClaims(claims: string): void {
  const mark = () => {
    const found = new RegExp(claims, 'giu');
    const highlight = new Highlight();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style, noscript')) continue;
      for (const { index, 0: words } of (text.nodeValue ?? '').matchAll(found)) {
        const range = new StaticRange({
          startContainer: text,
          startOffset: index,
          endContainer: text,
          endOffset: index + words.length,
        });
        highlight.add(range);
      }
    }
    CSS.highlights.set('unconfirmed', highlight);
  };
  if (!('highlights' in CSS)) return;
  const wait = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  if (document.readyState === 'complete') wait(mark);
  else addEventListener('load', () => wait(mark), { once: true });
}
