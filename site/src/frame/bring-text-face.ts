/**
 * Brings the text's own face behind the first paint, and sets the page in it as soon as it is there, provided that
 * nothing in view moves by it. Where something would, the text beside it is spaced until it takes the place that it
 * took; where that does not do, this view stays in the face that stands in, and the next page has the own one.
 *
 * Browsers count what starts three pixels or more from where it did. All is tried in one go, before anything is
 * painted. The document's root tells what has come of it: `own`, `spaced` or `kept`.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function bringTextFace(address: string): void {
  const face = new FontFace('Figtree', `url(${address})`, { weight: '400 650' });
  const range = document.createRange();
  const rectsOf = (node: Node): DOMRect[] => {
    if (node instanceof Element) return [...node.getClientRects()];
    range.selectNode(node);
    return [...range.getClientRects()];
  };
  /** What is in view or may come into it. What has no box itself, such as an island, may hold something that has. */
  const inView = (parent: Element): Node[] =>
    [...parent.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node];
      if (!(node instanceof HTMLElement) || getComputedStyle(node).visibility === 'hidden') return [];
      const { width, height, top, bottom } = node.getBoundingClientRect();
      if (width + height > 0 && (bottom < 0 || top > innerHeight + 200)) return [];
      return [node, ...inView(node)];
    });
  const widthOf = (rects: readonly DOMRect[]): number => rects.reduce((sum, { width }) => sum + width, 0);

  const swap = (): 'own' | 'spaced' | 'kept' => {
    const before = inView(document.body).map((node) => ({ node, rects: rectsOf(node) }));
    const moved = (): Node[] =>
      before.flatMap(({ node, rects: [was] }) => {
        const [is] = rectsOf(node);
        if (!was || !is || Math.min(was.top, is.top) > innerHeight) return [];
        return Math.abs(is.left - was.left) > 2.9 || Math.abs(is.top - was.top) > 2.9 ? [node] : [];
      });
    document.fonts.add(face);
    let rest = moved();
    if (rest.length === 0) return 'own';

    const spaced = new Set<HTMLElement>();
    const space = (first: boolean): void => {
      const rows = new Set(rest.map(({ parentElement }) => parentElement?.parentElement));
      const lacks = new Map<HTMLElement, { pixels: number; letters: number; lines: number }>();
      for (const { node, rects } of before) {
        const element = node.parentElement;
        if (!(node instanceof Text) || !element || ![...rows].some((row) => row?.contains(node))) continue;
        const now = rectsOf(node);
        const { pixels, letters, lines } = lacks.get(element) ?? { pixels: 0, letters: 0, lines: 0 };
        lacks.set(element, {
          pixels: pixels + widthOf(rects) - widthOf(now),
          letters: letters + node.data.trim().length,
          lines: lines + rects.length - now.length,
        });
      }
      const spacings = [...lacks].map(([element, { pixels, letters, lines }]) => {
        const more = first ? pixels / (letters || 1) : Math.sign(lines) / 10;
        return { element, spacing: more + (parseFloat(getComputedStyle(element).letterSpacing) || 0) };
      });
      for (const { element, spacing } of spacings) {
        element.style.letterSpacing = `${spacing.toFixed(3)}px`;
        spaced.add(element);
      }
    };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      space(attempt === 0);
      rest = moved();
      if (rest.length === 0) return 'spaced';
    }
    for (const element of spaced) element.style.removeProperty('letter-spacing');
    document.fonts.delete(face);
    return 'kept';
  };
  const arrive = () => (document.documentElement.dataset['textFace'] = swap());
  face.load().then(arrive, () => undefined);
}
