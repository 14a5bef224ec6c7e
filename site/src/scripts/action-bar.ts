/** Whether two boxes have a place in common, or come closer than a number of pixels. */
function touch(one: DOMRect, other: DOMRect, distance = 0): boolean {
  return (
    other.width > 1 &&
    other.height > 1 &&
    other.top < one.bottom + distance &&
    other.bottom > one.top - distance &&
    other.left < one.right + distance &&
    other.right > one.left - distance
  );
}

/** Whether a link or label is drawn as a box, such as a button; else only its text and pictures show. */
function isDrawn(control: Element): boolean {
  const { backgroundColor, borderTopWidth } = getComputedStyle(control);
  return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** How far the text of a drawing may run out of its box, in pixels. */
const overflow = 48;

/** The lines of text, controls, pictures of people and papers that an element shows within a box. */
function shownWithin(box: DOMRect, element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const range = new Range();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }
    if (!(node instanceof Element)) return [];
    const own = node.getBoundingClientRect();
    // An element without a box of its own, display: contents, may hold others; a hidden one shows none. What runs from
    // edge to edge is wider than the elements around it, so only the height counts here.
    const isApart = own.bottom <= box.top - overflow || own.top >= box.bottom + overflow;
    if (own.height > 0 ? isApart : getComputedStyle(node).display === 'none') return [];
    const isWhole =
      node.matches('button, input, img, svg, [data-scheduler-plan], [data-clear-of-chat]') ||
      (node.matches('a, label, summary') && isDrawn(node));
    if (!isWhole) return shownWithin(box, node);
    return [own, ...[...node.querySelectorAll('text')].map((text) => text.getBoundingClientRect())];
  });
}

/** How far a box must move up, in pixels, to cover nothing of the page; undefined where there is no such place. */
function wayToFreePlace({ x, y, width, height, bottom }: DOMRect, main: Element): number | undefined {
  const { top } = main.getBoundingClientRect();
  const shown = shownWithin(new DOMRect(x, top, width, bottom - top), main);
  for (let up = 0; up < y - top; up += 2) {
    const place = new DOMRect(x, y - up, width, height);
    if (!shown.some((box) => touch(place, box, 2))) return up;
  }
  return undefined;
}

/**
 * Brings up the booking bar of phones while nothing else in view books: no other button that leads where it does, no
 * calendar and no free times. Bar and chat step aside while the calendar lies under them, the chat alone also from a
 * button. At the top of the page it stands at the lowest place where it covers nothing.
 */
export function placeActionBar(): void {
  const bar = document.querySelector<HTMLElement>('aside[aria-label="Quick links"]');
  const main = document.querySelector('main');
  if (!bar || !main) return;
  const calendar = document.querySelector('[data-scheduler-plan]');
  const target = bar.querySelector(':scope > div > a')?.getAttribute('href') ?? '';
  const elsewhere = `main a[href="${CSS.escape(target)}"], [data-next-times-place]`;
  const others = [...document.querySelectorAll(elsewhere), calendar];
  const isUnder = (place: DOMRect, element: Element | null) =>
    element !== null && element.checkVisibility() && touch(place, element.getBoundingClientRect());
  const isOverCalendar = () => isUnder(bar.getBoundingClientRect(), calendar);
  let buttons: Element[] | undefined;
  const isOverButton = () => {
    buttons ??= [...main.querySelectorAll('a, button')].filter(isDrawn);
    return [...others, ...buttons].some((one) => isUnder(bar.getBoundingClientRect(), one));
  };

  const placeAtTop = () => {
    bar.removeAttribute('data-books');
    const up = wayToFreePlace(bar.getBoundingClientRect(), main);
    if (up !== undefined) bar.style.translate = `0 ${-up}px`;
    bar.toggleAttribute('data-aside', up === undefined && isOverCalendar());
  };
  const placeAfterScroll = () => {
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const booksElsewhere = others.some((element) => isUnder(view, element));
    bar.toggleAttribute('data-books', !booksElsewhere);
    // The bar lies over whatever scrolls; the chat alone covers no button.
    bar.toggleAttribute('data-aside', isOverCalendar() || (booksElsewhere && isOverButton()));
  };
  const place = () => {
    bar.style.translate = '';
    if (scrollY > 0) placeAfterScroll();
    else placeAtTop();
  };
  new ResizeObserver(place).observe(document.body);
  addEventListener('scroll', () => requestAnimationFrame(place), { passive: true });
}
