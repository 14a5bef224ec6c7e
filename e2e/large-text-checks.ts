/* Checks that run inside a page, as those of page-checks.ts: each is sent to the browser as its source text. */

/** Doubles all text: as the browser's font size does, or as zooming the text alone, which takes no rule of the page along. */
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

/** Text below something that is painted over it. The view must be as high as the page. */
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

/**
 * Text and controls that the chat lies on, wherever the page is scrolled to. One that stays in view as a bar is the
 * edge of the view: it must be as wide, closed, and have a place of its own below everything else.
 */
export function belowTheChat(): string[] {
  const bar = document.querySelector('body > aside');
  if (!bar) return ['there is none'];
  // In the sticky bar at the top, whose own content leaves room for it; the page passes below.
  const box = bar.getBoundingClientRect();
  const top = document.querySelector('body > header, body > div')?.getBoundingClientRect();
  const inTopBar =
    getComputedStyle(bar).position === 'fixed' && top !== undefined && box.bottom <= top.bottom;
  const { position, backgroundColor } = getComputedStyle(bar);
  const width = document.documentElement.clientWidth;
  if (position === 'sticky') {
    window.scrollTo(0, document.documentElement.scrollHeight);
    if (bar.getBoundingClientRect().width < width || /, 0\)$/.test(backgroundColor))
      return ['a bar with gaps'];
  }
  const chat = bar.getBoundingClientRect();
  if (chat.width === 0 || chat.right > width) return ['out of view'];
  const findings = new Set<string>();
  const meet = (box: DOMRect, name: string | null): void => {
    const across = box.width > 1 && box.right > chat.left && box.left < chat.right;
    const down = position === 'fixed' || (box.bottom > chat.top + 1 && box.top < chat.bottom - 1);
    if (across && down) findings.add((name ?? '').trim().slice(0, 40));
  };
  const clipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && clipped(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || bar.contains(parent) || clipped(parent)) continue;
    if (inTopBar && !parent.closest('body > header')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) meet(line, node.textContent);
  }
  for (const control of document.querySelectorAll('a[href], button, summary, input, iframe, label'))
    if (!bar.contains(control) && !clipped(control) && !(inTopBar && !control.closest('body > header')))
      meet(control.getBoundingClientRect(), control.outerHTML);
  return [...findings].slice(0, 5);
}
