/* Checks that run inside a page. Like those of page-checks.ts, each is sent to the browser as source text. */

/** Doubles the root font size, like a browser setting, or the font size of each element, like text zoom. */
export function doubleText(textOnly: boolean): void {
  if (!textOnly) {
    document.documentElement.style.fontSize = '200%';
    return;
  }
  const elements = [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')];
  const sizes = elements.map((element) => 2 * parseFloat(getComputedStyle(element).fontSize));
  elements.forEach((element, index) =>
    element.style.setProperty('font-size', `${sizes[index]}px`, 'important'),
  );
}

/** Texts that another element covers. The viewport must be as high as the page. */
export function coveredText(): string[] {
  const findings = new Set<string>();
  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (opacity === '0') return false;
    const clear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    return !clear || ['IMG', 'IFRAME'].includes(element.tagName);
  };
  const cover = (parent: Element, x: number, y: number): Element | undefined => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top.contains(parent) || parent.contains(top)) return undefined;
      for (let above: Element | null = top; above && !above.contains(parent); above = above.parentElement)
        if (paints(above)) return above;
    }
    return undefined;
  };
  const hidden = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && hidden(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest('svg, script, style, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (hidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const scroller = parent.closest('[class*="waiting"]')?.getBoundingClientRect();
      if (line.width <= 1 || (scroller && line.bottom > scroller.bottom)) continue;
      for (const part of [0.02, 0.5, 0.98]) {
        const above = cover(parent, line.left + line.width * part, (line.top + line.bottom) / 2);
        if (above)
          findings.add(
            `"${node.textContent.trim().slice(0, 30)}" lies below ${above.tagName}.${String(above.getAttribute('class'))}`,
          );
      }
    }
  }
  return [...findings].slice(0, 5);
}

/** Elements under the chat link after loading, or a finding if the link is hidden although no calendar is under it. */
export function belowTheChat(): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const chat = document.querySelector('body > aside > a[target]');
  if (!chat) return ['there is none'];
  const circle = chat.getBoundingClientRect();
  const overlaps = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && right > circle.left && left < circle.right && bottom > circle.top && top < circle.bottom;
  const calendar = document.querySelector('[data-scheduler-host]')?.getBoundingClientRect();
  if (calendar && overlaps(calendar)) return [];
  const front = document.elementFromPoint(circle.x + circle.width / 2, circle.y + circle.height / 2);
  if (!chat.contains(front)) return ['out of view'];
  const parts = 'main :is(h1, h2, h3, p, li:not(:has(p)), td, a, button, summary, input, label, text)';
  // Uses the boxes of lines, because the box of an element may be as wide as the page.
  const linesOf = (part: Element): DOMRect[] => {
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Skips visually hidden text.
      if (getComputedStyle(parent).clipPath === 'none') lines.push(...range.getClientRects());
    }
    return lines;
  };
  // Text that a scrolled row cuts off isn't under the link.
  const isInView = (part: Element, { left, right, top, bottom }: DOMRect) => {
    const x = (Math.max(left, circle.left) + Math.min(right, circle.right)) / 2;
    const y = (Math.max(top, circle.top) + Math.min(bottom, circle.bottom)) / 2;
    return document.elementsFromPoint(x, y).some((element) => part.contains(element));
  };
  return [...document.querySelectorAll(parts)]
    .filter((part) =>
      (part.matches('button, text') ? [part.getBoundingClientRect()] : linesOf(part)).some(
        (line) => overlaps(line) && isInView(part, line),
      ),
    )
    .map((part) => `${part.tagName} "${(part.textContent ?? '').trim().slice(0, 40)}"`);
}
