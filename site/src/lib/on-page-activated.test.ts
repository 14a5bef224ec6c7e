// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onPageActivated } from './on-page-activated.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

function prerender(): void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
}

it('calls back at once on a page that is shown', () => {
  const shown = vi.fn();
  onPageActivated(shown);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('waits while the page is prerendered', () => {
  prerender();
  const shown = vi.fn();
  onPageActivated(shown);
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).toHaveBeenCalledTimes(1);
});

it('can be called off', () => {
  prerender();
  const shown = vi.fn();
  const controller = new AbortController();
  onPageActivated(shown, controller);
  controller.abort();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).not.toHaveBeenCalled();
});
