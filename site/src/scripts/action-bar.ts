/** Whether two boxes overlap or are less than `distance` CSS pixels apart. */
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

/** Whether a link or label looks like a box, such as a button. Of any other, only the text and pictures are visible. */
function isDrawn(control: Element): boolean {
  const { backgroundColor, borderTopWidth } = getComputedStyle(control);
  return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** How far the text of a drawing may extend beyond its box, in CSS pixels. */
const overflow = 48;

/** Elements whose whole box counts. Of the lesson's large drawing, only its lines do, not the paper between them. */
const whole =
  'button, input, img, svg:not([data-lessons] svg), summary > [aria-hidden], [data-scheduler-plan], [data-clear-of-chat]';

/** The boxes of the visible content of an element within a box: lines of text, controls and pictures. */
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
    // An element with `display: contents` has no box, but its children may. A full-bleed child is wider than its parent,
    // so only the vertical position counts here.
    const isApart = own.bottom <= box.top - overflow || own.top >= box.bottom + overflow;
    if (own.height > 0 ? isApart : getComputedStyle(node).display === 'none') return [];
    if (node.matches(whole) || (node.matches('a, label, summary') && isDrawn(node)))
      return [own, ...[...node.querySelectorAll('text')].map((text) => text.getBoundingClientRect())];
    if (node instanceof SVGGraphicsElement && node.children.length === 0)
      return node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? [own] : [];
    return shownWithin(box, node);
  });
}

/** How far a box must move up, in CSS pixels, to cover no content; undefined if that is `most` or more. */
function wayToFreePlace(
  { x, y, width, height, bottom }: DOMRect,
  main: Element,
  most: number,
): number | undefined {
  const top = y - most;
  const shown = shownWithin(new DOMRect(x, top, width, bottom - top), main);
  for (let up = 0; up < most; up += 2) {
    const place = new DOMRect(x, y - up, width, height);
    if (!shown.some((box) => touch(place, box, 2))) return up;
  }
  return undefined;
}

/** How far the chat link may move up after scrolling, in CSS pixels: farther, one would look for it. */
const farthest = 160;

/**
 * Places the chat link, and on phones the booking bar beside it. The bar shows only while nothing else in view leads to
 * a booking: no link with the same target, no calendar and no free times. Bar and chat are hidden over the calendar. The
 * chat without the bar is also hidden over a button. At the top of the page, the chat stands at the lowest place where
 * it covers no content; after scrolling it moves up to such a place if one is near.
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

  // Unlike its bounding box, these values leave out how far it has moved.
  const corner = () => new DOMRect(bar.offsetLeft, bar.offsetTop, bar.offsetWidth, bar.offsetHeight);
  const isBesideBooking = () => bar.querySelector(':scope > div')?.checkVisibility() ?? false;
  const moveUp = (distance = 0) => {
    // Any other value than none would make the bar the containing block of the booking link.
    bar.style.translate = distance === 0 ? '' : `0 ${-distance}px`;
  };

  const placeAtTop = () => {
    bar.removeAttribute('data-books');
    const up = wayToFreePlace(corner(), main, bar.offsetTop - main.getBoundingClientRect().top);
    moveUp(up);
    bar.toggleAttribute('data-aside', up === undefined && isOverCalendar());
  };
  const placeAfterScroll = () => {
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const booksElsewhere = others.some((element) => isUnder(view, element));
    bar.toggleAttribute('data-books', !booksElsewhere);
    if (isBesideBooking()) moveUp(0);
    bar.toggleAttribute('data-aside', isOverCalendar() || (booksElsewhere && isOverButton()));
  };
  const place = () => {
    if (scrollY > 0) placeAfterScroll();
    else placeAtTop();
  };
  const settle = () => {
    if (scrollY > 0 && !isBesideBooking()) moveUp(wayToFreePlace(corner(), main, farthest));
    place();
  };
  new ResizeObserver(settle).observe(document.body);
  // Hiding elements beside higher ones moves content in a page of the same size.
  new MutationObserver(settle).observe(main, { attributeFilter: ['hidden'], subtree: true });
  addEventListener('scroll', () => requestAnimationFrame(place), { passive: true });
  addEventListener('scrollend', () => requestAnimationFrame(settle));
}
