/**
 * Brings up the booking bar of phones while no other button in view leads where it does, and neither does the calendar;
 * and has bar and chat step aside while the calendar lies under them. Nothing changes before the first scroll.
 */
export function placeActionBar(): void {
  const bar = document.querySelector<HTMLElement>('aside[aria-label="Booking and chat"]');
  if (!bar) return;
  const calendar = document.querySelector('[data-scheduler-plan]');
  const target = bar.querySelector('a')?.getAttribute('href') ?? '';
  const others = [...document.querySelectorAll(`main a[href="${CSS.escape(target)}"]`), calendar];
  const isUnder = (place: DOMRect, element: Element | null) => {
    const box = element?.getBoundingClientRect();
    if (!box || box.height === 0) return false;
    const { top, right, bottom, left } = place;
    return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
  };
  const update = () => {
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    bar.toggleAttribute('data-books', !others.some((element) => isUnder(view, element)));
    bar.toggleAttribute('data-aside', isUnder(bar.getBoundingClientRect(), calendar));
  };
  addEventListener('scroll', () => requestAnimationFrame(update), { passive: true });
}
