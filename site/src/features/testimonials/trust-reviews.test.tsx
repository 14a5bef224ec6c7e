// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trustWidgetScript } from '../../lib/testimonials.ts';
import { TrustReviews } from './trust-reviews.tsx';
import { enableTrustWidget } from './trust-widget.ts';

const widget = {
  templateId: 'template-1',
  businessUnitId: 'unit-1',
  locale: 'en-US',
  height: 240,
  minReviewCount: 10,
};

function openPage(parentReviews: number): Element | null {
  const { container } = render(
    <TrustReviews widget={widget} parentReviews={parentReviews}>
      <a href="https://reviews.example.com/brightboard">Brightboard on reviews.example.com</a>
    </TrustReviews>,
  );
  enableTrustWidget();
  return container.querySelector('.trustpilot-widget');
}

const loadFromElement = vi.fn();
const logged = vi.fn();
let script: HTMLScriptElement | undefined;

function scriptArrives(): void {
  window.Trustpilot = { loadFromElement };
  script?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  // Nothing is fetched: the tests dispatch the script's events.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
  });
});
afterEach(() => {
  script = undefined;
  delete window.Trustpilot;
  loadFromElement.mockReset();
  logged.mockReset();
  vi.useRealTimers();
});

it('loads when the script arrives, when that is later', async () => {
  const element = openPage(15);
  expect(script?.src).toBe(trustWidgetScript);
  await vi.advanceTimersByTimeAsync(4000);
  expect(loadFromElement).not.toHaveBeenCalled();
  scriptArrives();
  await vi.advanceTimersByTimeAsync(0);
  expect(loadFromElement.mock.calls).toEqual([[element, true]]);
});

it('needs more than 4 parent reviews, and fetches nothing without them', () => {
  openPage(4);
  expect(script).toBeUndefined();
  openPage(5);
  expect(script).toBeDefined();
});

it.each([
  ['a failed script', () => script?.dispatchEvent(new Event('error'))],
  ['a failing widget', scriptArrives],
])('tells %s to the console alone', async (_what, happens) => {
  loadFromElement.mockImplementation(() => {
    throw new Error('unknown template');
  });
  openPage(15);
  happens();
  await vi.advanceTimersByTimeAsync(500);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).not.toBeNull();
});
