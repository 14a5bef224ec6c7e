// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onPageActivated } from './on-page-activated.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

it('what waits for a prerendered page to be shown can be called off', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const shown = vi.fn();
  const controller = new AbortController();
  onPageActivated(shown, controller);
  controller.abort();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).not.toHaveBeenCalled();
});
