/*
 * Checks that run inside a page and say what they find as short lines: empty when all is well. Each function is
 * sent to the browser as its source text, so it uses nothing from outside itself.
 */

/**
 * What reaches beyond the page's width and is neither in a box that scrolls nor hidden from sight. Tables of figures
 * may, as in WCAG 1.4.10, but none does unless letters are spaced out.
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
    // The calendar is never narrower than 320 px.
    if (width < 320 && element.closest('[data-scheduler-state]')) continue;
    const name = `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    if (tablesMay && element.closest('table')) tables += 1;
    else findings.push(`${name} reaches from ${box.left} to ${box.right}`);
  }
  if (tables === 0 && document.documentElement.scrollWidth > width) {
    findings.push(`the page is ${document.documentElement.scrollWidth} px wide in ${width} px`);
  }
  return findings.slice(0, 5);
}

/** Text that its box cuts off, or that lies over other text. */
export function clippedOrOverlappingText(): string[] {
  const findings: string[] = [];
  const name = (element: Element): string =>
    `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const known = new Map<Element, boolean>();
  const outOfFlow = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { position, bottom, clipPath } = getComputedStyle(element);
    const out =
      position === 'fixed' ||
      (position === 'sticky' && bottom !== 'auto') ||
      clipPath !== 'none' ||
      (element.parentElement !== null && outOfFlow(element.parentElement));
    known.set(element, out);
    return out;
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
    if (box.width <= 1 || parent.closest('header')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || outOfFlow(parent)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    texts.push({ block, box });
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  texts.forEach((one, index) => {
    for (let place = index + 1; place < texts.length; place += 1) {
      const other = texts[place];
      // Tight lines share some pixels of air above and below their letters.
      if (!other || other.box.top > one.box.bottom - 6) return;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across <= 4 || down <= 6) continue;
      if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
      findings.push(`${name(one.block)} lies over ${name(other.block)}`);
    }
  });

  const bar = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  );
  for (const item of [
    ...bar,
    ...document.querySelectorAll<HTMLElement>('main button, main a[class*="button"], label'),
  ]) {
    if (!item.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(item);
    const outer = item.getBoundingClientRect();
    const hidden = [...item.querySelectorAll('*')].some((one) => getComputedStyle(one).clipPath !== 'none');
    const inner = range.getBoundingClientRect();
    if (!hidden && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1)) {
      findings.push(`${name(item)} is larger than its box`);
    }
  }
  bar.forEach((item, index) => {
    const next = bar[index + 1];
    if (!next || item.contains(next)) return;
    const [one, other] = [item.getBoundingClientRect(), next.getBoundingClientRect()];
    if (one.right > other.left + 1 && one.left < other.right - 1 && one.bottom > other.top + 1) {
      if (one.top < other.bottom - 1) findings.push(`${name(item)} and ${name(next)} overlap in the bar`);
    }
  });
  return [...new Set(findings)].slice(0, 8);
}

/**
 * Targets that are too small to hit. Links inside a sentence are exempt, as in WCAG 2.5.8.
 * @param onPhone asks for 44 px of buttons and of links that stand alone, not only for 24.
 */
export function smallTargets(onPhone: boolean): string[] {
  const findings: string[] = [];
  const inSentence = (element: HTMLElement): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.parentElement?.innerText.trim() ?? '';
    return around.length > element.innerText.trim().length + 2;
  };
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const isLink = element.tagName === 'A';
    if (isLink && inSentence(element)) continue;
    // A radio button is hit by its label, and a card's link by the whole card, over which it lays itself.
    const after = getComputedStyle(element, '::after');
    const spread = after.position === 'absolute' && after.inset === '0px';
    const target = spread ? element.offsetParent : element.closest('label:has([type="radio"])');
    const { width, height } = (target ?? element).getBoundingClientRect();
    const isButton = !isLink || /button|cover/.test(element.className);
    const least = onPhone ? { height: 44, width: isButton ? 44 : 24 } : { height: 24, width: 24 };
    if (height < least.height - 0.5 || width < least.width - 0.5) {
      findings.push(
        `${element.tagName} "${element.innerText.slice(0, 40)}" is ${Math.round(width)} x ${Math.round(height)}`,
      );
    }
  }
  return [...new Set(findings)].slice(0, 8);
}

/** Controls without a name, and links of the main part that share a name but lead elsewhere. */
export function unclearNames(): string[] {
  const findings: string[] = [];
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-label');
    if (labelled) return labelled;
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden="true"], svg:not([aria-label])'))
      silent.remove();
    const text = (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text) return text;
    const pictures = [...element.querySelectorAll('svg[aria-label], img[alt]')];
    return pictures.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt')).join(' ');
  };
  for (const control of document.querySelectorAll('a[href], button, summary')) {
    if (!nameOf(control)) findings.push(`no name: ${control.outerHTML.slice(0, 80)}`);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const label = [...(input.labels ?? [])].map((one) => one.textContent).join(' ');
    if (!(label || input.getAttribute('aria-label')))
      findings.push(`no label: ${input.outerHTML.slice(0, 80)}`);
  }
  const targets = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const name = nameOf(link).toLowerCase();
    const known = targets.get(name);
    if (known !== undefined && known !== link.href) {
      findings.push(`"${name}" leads to ${known} and to ${link.href}`);
    }
    targets.set(name, link.href);
  }
  return findings;
}

/** Whatever still moves for somebody who asked for less motion. */
export function remainingMotion(): string[] {
  const longer = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1);
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  return [...longer.map((animation) => `animation ${animation.id}`), ...(smooth ? ['smooth scrolling'] : [])];
}

/** Applies the spacing of WCAG 1.4.12; a constructed sheet, because the policy forbids style elements. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    body p { margin-bottom: 2em !important; }
    svg * { letter-spacing: normal !important; word-spacing: normal !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Takes the spacing away again. */
export function unspaceText(): void {
  document.adoptedStyleSheets = [];
}

/** Puts the focus where a walk through the page begins: on the skip link, or on the last stop. */
export function focusFirstStop(fromTheEnd: boolean): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[href], summary')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  links[fromTheEnd ? links.length - 1 : 0]?.focus();
}

export interface FocusStop {
  /** Which element of the page it is, in document order; -1 for the page itself. */
  place: number;
  label: string;
  problems: string[];
}

/** Where the keyboard stands, and what is wrong with how that looks. */
export function focusStop(): FocusStop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { place: -1, label: 'the page', problems: [] };
  }
  const problems: string[] = [];
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  if (box.width < 8 || box.height < 8) problems.push('has no size');
  if (box.bottom <= 0 || box.top >= height) problems.push('is out of view');

  const outlines = [element, shown].map((one) => getComputedStyle(one));
  const outline = outlines.find(
    (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  );
  const framed = element.tagName === 'IFRAME';
  if (!outline && !framed) problems.push('shows no focus');
  if (outline) {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
      const linear = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const ratio = (one: string, other: string): number => {
      const [lighter, darker] = [luminance(channels(one)), luminance(channels(other))].sort((a, b) => b - a);
      return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
    };
    // Two tones that differ by 9:1: whatever lies below, one of them has 3:1 on it.
    const inside = parseFloat(outline.outlineOffset) < 0;
    const second = inside ? '' : (/rgba?\([^)]*\)/.exec(outline.boxShadow)?.[0] ?? '');
    let behind: Element | null = inside ? shown : shown.parentElement;
    const clear = (one: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return channels(backgroundColor)[3] === 0 && backgroundImage === 'none';
    };
    while (behind && clear(behind)) behind = behind.parentElement;
    const known =
      behind &&
      getComputedStyle(behind).position !== 'fixed' &&
      getComputedStyle(behind).backgroundImage === 'none';
    const onGround = known
      ? ratio(outline.outlineColor, getComputedStyle(behind as Element).backgroundColor)
      : 0;
    const twoTones = second !== '' && ratio(outline.outlineColor, second) >= 9;
    if (!twoTones && (!inside || known) && onGround < 3) problems.push('has a focus ring below 3:1');
  }

  const bar = document.querySelector('header');
  const barBottom =
    bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
  if (!bar?.contains(element) && getComputedStyle(element).position !== 'fixed' && box.top < barBottom - 1) {
    problems.push('lies below the sticky bar');
  }
  const inside = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
  const top = document.elementFromPoint(
    inside(1, box.left + box.width / 2, document.documentElement.clientWidth - 1),
    inside(1, (Math.max(box.top, 0) + Math.min(box.bottom, height)) / 2, height - 1),
  );
  const own = top !== null && (shown.contains(top) || top.contains(shown));
  if (!own) problems.push(`is covered by ${top?.tagName ?? 'nothing'} ${top?.className ?? ''}`);
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    label: `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`,
    problems,
  };
}

/** Everything that the Tab key must reach, by place in the document. */
export function expectedStops(): { place: number; label: string }[] {
  const all = [...document.querySelectorAll('*')];
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), summary, input, select, textarea, iframe, [tabindex="0"]',
  );
  return [...candidates]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    .map((element) => ({
      place: all.indexOf(element),
      label: `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`,
    }));
}

/**
 * What forced colors would take away. They paint every border, even a transparent one, and no background; so a control
 * that looks like a button needs a border, and what keeps its own colors needs its own ground under them.
 */
export function lostWithForcedColors(): string[] {
  const name = (element: HTMLElement) => `${element.tagName} "${element.innerText.trim().slice(0, 40)}"`;
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const edged = (element: HTMLElement): boolean => {
    const style = getComputedStyle(element);
    const border = parseFloat(style.borderTopWidth) >= 1 && style.borderTopStyle !== 'none';
    const picture = style.position === 'absolute' && style.inset === '0px';
    return border || style.textDecorationLine.includes('underline') || picture;
  };
  const controls = visible(
    'main button, a[class*="button"], input:not([type="radio"]), label > [type="radio"] + *, summary[class*="button"]',
  );
  const keepers = visible('body *').filter(
    (element) =>
      element instanceof HTMLElement &&
      getComputedStyle(element).forcedColorAdjust === 'none' &&
      getComputedStyle(element.parentElement ?? element).forcedColorAdjust !== 'none',
  );
  const groundless = keepers.filter(
    (element) =>
      getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' && element.innerText.trim() !== '',
  );
  return [
    ...controls.filter((element) => !edged(element)).map((element) => `${name(element)} has no edge`),
    ...groundless.map((element) => `${name(element)} keeps its colors without a ground`),
  ];
}
