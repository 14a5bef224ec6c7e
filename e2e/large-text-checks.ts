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
 * What the chat lies on; it must stay in view wherever the page is scrolled to. As a bar that stays in view, it must be as wide as the page and closed; fixed, it must have
 * room beside whatever the bar at the top holds or, on wide screens, beside the page.
 */
export function belowTheChat(): string[] {
  const chat = document.querySelector('body > aside');
  if (!chat) return ['there is none'];
  const { position, backgroundColor } = getComputedStyle(chat);
  const box = chat.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const shown = document.querySelector('body > aside a[target]')?.getBoundingClientRect() ?? box;
  const top = document.elementFromPoint(shown.x + shown.width / 2, shown.y + shown.height / 2);
  if (!['sticky', 'fixed'].includes(position) || !chat.contains(top)) return ['out of view'];
  if (position === 'sticky')
    return box.width < clientWidth || /, 0\)$/.test(backgroundColor) ? ['a bar with gaps'] : [];
  const bar = document.querySelector('body > header, body > div')?.getBoundingClientRect();
  const inBar = bar !== undefined && box.bottom <= bar.bottom;
  const parts = inBar
    ? 'body > header :is(a, button)'
    : ':is(main, footer) :is(h1, h2, h3, p, li, td, a, button, summary, input, label, iframe)';
  return [...document.querySelectorAll(parts)]
    .filter((part) => {
      const { width, left, right } = part.getBoundingClientRect();
      return width > 1 && right > box.left && left < box.right;
    })
    .map((part) => `${part.tagName} "${(part.textContent ?? '').trim().slice(0, 40)}"`)
    .slice(0, 5);
}
