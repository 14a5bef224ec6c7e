/*
 * Checks that run inside a page and return their findings as short lines. Each function is sent to the browser as
 * source text, so it cannot use anything from outside itself.
 */

/**
 * Visible elements wider than the page and outside of scroll containers. WCAG 1.4.10 exempts tables, which may overflow
 * only with spaced letters.
 */
export function beyondTheWidth(tablesMay: boolean): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && scrolls(element.parentElement));
  const findings: string[] = [];
  let tables = 0;
  for (const element of document.body.querySelectorAll(':not(svg *)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || (box.right <= width + 1 && box.left >= -1)) continue;
    if (getComputedStyle(element).clipPath !== 'none' || scrolls(element)) continue;
    const name = `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    if (tablesMay && element.closest('table')) tables += 1;
    else findings.push(`${name} reaches from ${box.left} to ${box.right}`);
  }
  if (tables === 0 && document.documentElement.scrollWidth > width) {
    findings.push(`the page is ${document.documentElement.scrollWidth} px wide in ${width} px`);
  }
  return findings.slice(0, 5);
}

/** Texts that are cut off by their element, or that overlap another text. */
export function clippedOrOverlappingText(): string[] {
  const findings: string[] = [];
  const name = (element: Element): string =>
    `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const outOfFlow = (element: Element): boolean => {
    const { position, bottom, clipPath } = getComputedStyle(element);
    return (
      position === 'fixed' ||
      (position === 'sticky' && bottom !== 'auto') ||
      clipPath !== 'none' ||
      (element.parentElement !== null && outOfFlow(element.parentElement))
    );
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const wide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!wide && !high) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || outOfFlow(element)) continue;
    if (element.innerText.trim()) findings.push(`${name(element)} is cut ${wide ? 'at the side' : 'below'}`);
  }

  const texts: { block: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !(parent instanceof HTMLElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || outOfFlow(parent)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    texts.push({ block, box });
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  texts.forEach((one, index) => {
    for (let place = index + 1; place < texts.length; place += 1) {
      const other = texts[place];
      // With a small line height, boxes overlap by some pixels although the letters do not.
      if (!other || other.box.top > one.box.bottom - 6) return;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across <= 4 || down <= 6) continue;
      if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
      findings.push(`${name(one.block)} lies over ${name(other.block)}`);
    }
  });

  return [...new Set(findings)].slice(0, 8);
}

/**
 * Targets smaller than 44 px. Links need only the height, and so do choices in a scale that is twice as high. Axe checks
 * that all targets have 24 px.
 */
export function smallTargets(): string[] {
  const findings: string[] = [];
  const inSentence = (element: HTMLElement): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.parentElement?.innerText.trim() ?? '';
    return around.length > element.innerText.trim().length + 2;
  };
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')) {
    // A button that is announced as not available yet is no target.
    if (element.matches(':disabled[aria-describedby]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const isLink = element.tagName === 'A';
    if (isLink && inSentence(element)) continue;
    // The target of a radio button is its label; that of a card's link is the card, which its ::after covers.
    const after = getComputedStyle(element, '::after');
    const spread = after.position === 'absolute' && after.inset === '0px';
    const target = spread ? element.offsetParent : element.closest('label:has([type="radio"])');
    const { width, height } = (target ?? element).getBoundingClientRect();
    const isOnScale = element.matches('[role="radiogroup"] [type="radio"]') && height > 80;
    if (height < 43.5 || (!isLink && !isOnScale && width < 43.5))
      findings.push(`${element.tagName} "${element.innerText.slice(0, 40)}" is ${width} x ${height}`);
  }
  return findings;
}

/** Motion that remains with prefers-reduced-motion. */
export function remainingMotion(): string[] {
  const longer = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1);
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  return [...longer.map((animation) => `animation ${animation.id}`), ...(smooth ? ['smooth scrolling'] : [])];
}

/** The number of islands without hydration, except for those with client:touched. Scrolls to the first of them. */
export function sleepingIslands(): number {
  const islands = document.querySelectorAll('main astro-island[ssr]:not([client="touched"])');
  islands[0]?.firstElementChild?.scrollIntoView();
  return islands.length;
}

/**
 * The cumulative layout shift, and 0 below a limit: a busy browser may paint a part before it has parsed the rest of its
 * row.
 */
export function layoutShift(limit: number): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // A browser may throttle animation frames in an embedded page.
    setTimeout(() => resolve(sum < limit ? 0 : sum), 100);
  });
}

/** Applies the text spacing of WCAG 1.4.12, in a constructed style sheet, because the policy forbids style elements. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    body p { margin-bottom: 2em !important; }
    svg * { letter-spacing: normal !important; word-spacing: normal !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Findings about an h1 with too many lines, with a highlighted phrase that wraps, or hardly larger than an h2, except for
 * that of a poster; and about a header whose items wrap.
 */
export function looseEnds(): string[] {
  const findings: string[] = [];
  const linesOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const most = window.innerWidth < 700 ? 5 : 4;
  for (const heading of document.querySelectorAll('main h1')) {
    if (linesOf(heading) > most) findings.push(`an h1 of ${linesOf(heading)} lines`);
    for (const phrase of heading.querySelectorAll('span span'))
      if (linesOf(phrase) > 1) findings.push(`"${phrase.textContent}" is broken`);
    for (const h2 of document.querySelectorAll('main h2'))
      if (
        size(h2) * 1.25 > size(heading) &&
        !h2.closest('[class*="_poster_"], [class*="_closing_"]') &&
        size(h2) < size(heading) * 1.05
      )
        findings.push(`"${h2.textContent}" is almost as large as the h1`);
  }
  const bar = document.querySelector<HTMLElement>('header');
  if (bar && bar.offsetHeight > 6 * parseFloat(getComputedStyle(document.documentElement).fontSize))
    findings.push(`the bar is ${bar.offsetHeight} px high`);
  for (const label of bar?.querySelectorAll('a > span, button > span') ?? [])
    if (label.checkVisibility({ visibilityProperty: true }) && linesOf(label) > 1)
      findings.push(`"${label.textContent}" in the bar is broken`);
  return findings;
}
