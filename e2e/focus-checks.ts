/* Checks of keyboard navigation and of forced colors. Like those of page-checks.ts, each runs inside a page. */

/** Focuses the first tab stop of the page, which is the skip link, or the last one. */
export function focusFirstStop(fromTheEnd: boolean): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[href], summary')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  links[fromTheEnd ? links.length - 1 : 0]?.focus();
}

/** The label of the focused element, which includes its index, and problems with its focus; no label for the body. */
export function focusStop(): { label?: string; problems: string[] } {
  const element = document.activeElement;
  const isShown = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isShown || element === document.body) return { problems: [] };
  const problems: string[] = [];
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  if (box.width < 8 || box.height < 8) problems.push('has no size');
  if (box.bottom <= 0 || box.top >= height) problems.push('is out of view');

  const ringed = [element, shown].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!ringed && element.tagName !== 'IFRAME') problems.push('shows no focus');
  const inside = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
  const top = document.elementFromPoint(
    inside(1, box.left + box.width / 2, document.documentElement.clientWidth - 1),
    inside(1, (Math.max(box.top, 0) + Math.min(box.bottom, height)) / 2, height - 1),
  );
  const own = top !== null && (shown.contains(top) || top.contains(shown));
  if (!own) problems.push(`is covered by ${top?.tagName ?? 'nothing'} ${top?.className ?? ''}`);
  const place = [...document.querySelectorAll('*')].indexOf(element);
  return { label: `${place} ${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`, problems };
}

/** Every element that the Tab key must reach, in document order. */
export function expectedStops(): string[] {
  const all = [...document.querySelectorAll('*')];
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), summary, input, select, textarea, iframe, [tabindex="0"]',
  );
  return [...candidates]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    .map((element) => {
      return `${all.indexOf(element)} ${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`;
    });
}

/**
 * Elements that are invisible with forced colors. That mode shows borders, even transparent ones, but no backgrounds. So
 * a button needs a border, and an element with `forced-color-adjust: none` needs a background.
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
  const withoutBackground = keepers.filter(
    (element) =>
      getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' && element.innerText.trim() !== '',
  );
  return [
    ...controls.filter((element) => !edged(element)).map((element) => `${name(element)} has no edge`),
    ...withoutBackground.map((element) => `${name(element)} keeps its colors without a ground`),
  ];
}
