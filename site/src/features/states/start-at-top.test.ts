import { expect, it, vi } from 'vitest';
import { startAtTop } from './start-at-top.ts';

function loadedPage() {
  const events = new EventTarget();
  const page = Object.assign(events, { history: { scrollRestoration: 'auto' }, scrollTo: vi.fn() });
  startAtTop(page as unknown as Window);
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { page, show };
}

it('does not scroll a visitor who already uses the page', () => {
  const { page, show } = loadedPage();
  page.dispatchEvent(new Event('pointerdown'));
  show(false);
  expect(page.scrollTo).not.toHaveBeenCalled();
});

it('goes to the top again when the page is restored from the back/forward cache', () => {
  const { page, show } = loadedPage();
  page.dispatchEvent(new Event('wheel'));
  show(true);
  expect(page.scrollTo).toHaveBeenCalledOnce();
});
