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
    // An element without a box of its own, display: contents, may hold others; a hidden one shows none.
    if (own.height > 0 ? !touch(box, own) : getComputedStyle(node).display === 'none') return [];
    return node.matches('a, button, input, label, summary, img, [data-scheduler-plan], [data-clear-of-chat]')
      ? [own]
      : shownWithin(box, node);
  });
}

/**
 * Brings up the booking bar of phones while no other button in view leads where it does, and neither does the calendar;
 * and has bar and chat step aside while the calendar lies under them. At the top of the page the chat stands alone, a
 * little higher where that is enough to cover nothing, else in a bar.
 */
export function placeActionBar(): void {
  const bar = document.querySelector<HTMLElement>('aside[aria-label="Booking and chat"]');
  if (!bar) return;
  const calendar = document.querySelector('[data-scheduler-plan]');
  const target = bar.querySelector('a')?.getAttribute('href') ?? '';
  const others = [...document.querySelectorAll(`main a[href="${CSS.escape(target)}"]`), calendar];
  const isUnder = (place: DOMRect, element: Element | null) =>
    element !== null && touch(place, element.getBoundingClientRect());
  const showBooking = () => {
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    bar.toggleAttribute('data-books', !others.some((element) => isUnder(view, element)));
  };
  const reset = () => {
    bar.style.removeProperty('--lift');
    bar.removeAttribute('data-asks');
  };
  const placeAfterScroll = () => {
    reset();
    showBooking();
    bar.toggleAttribute('data-aside', isUnder(bar.getBoundingClientRect(), calendar));
  };
  const place = () => {
    if (scrollY > 0) return placeAfterScroll();
    reset();
    bar.removeAttribute('data-books');
    const main = document.querySelector('main');
    const { x, y, width, height } = bar.getBoundingClientRect();
    const top = main?.getBoundingClientRect().top ?? 0;
    const shown = main ? shownWithin(new DOMRect(x, top, width, y + height - top), main) : [];
    let up = 0;
    while (up < y - top && shown.some((box) => touch(new DOMRect(x, y - up, width, height), box, 2))) up += 2;
    const isFree = up < y - top;
    if (isFree) bar.style.setProperty('--lift', `${-up}px`);
    bar.toggleAttribute('data-aside', !isFree && isUnder(bar.getBoundingClientRect(), calendar));
    if (up <= 48) return;
    // What style sheets turn into a bar on phones.
    bar.setAttribute('data-asks', '');
    showBooking();
  };
  new ResizeObserver(place).observe(document.body);
  addEventListener('scroll', () => requestAnimationFrame(place), { passive: true });
}
