/**
 * What a page does before its first layout: it takes the headings' face from the rule that stands before this script,
 * letters and all, so that no frame shows them in another (asked for by its rule, a face comes a frame later). Where its
 * address names an anchor or soon will, or somebody comes back to what they read, nothing waits with its layout, as
 * `base.css` says.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function beginPage(): void {
  const [opened] = performance.getEntriesByType('navigation');
  const comesBack = opened instanceof PerformanceNavigationTiming && opened.type !== 'navigate';
  const mark = () => (document.documentElement.dataset['laidOut'] = '');
  if (comesBack || location.hash) mark();
  // Before a script behind the paint could hear of it.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && mark(),
    true,
  );
  const before = document.currentScript?.previousElementSibling;
  const rule = before instanceof HTMLStyleElement ? before.sheet?.cssRules[0] : undefined;
  if (!(rule instanceof CSSFontFaceRule)) return;
  const value = (name: string) => rule.style.getPropertyValue(name);
  const [, letters = ''] = /base64,([^"')]+)/.exec(value('src')) ?? [];
  const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
  const bytes = fromBase64?.(letters) ?? Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const family = value('font-family').replaceAll('"', '');
  document.fonts.add(new FontFace(family, bytes, { weight: value('font-weight') }));
  // A second face of the same name would be looked up with it. Where making one fails, the rule still stands.
  before?.remove();
}
