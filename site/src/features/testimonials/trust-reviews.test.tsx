// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trustWidgetScript } from '../../lib/testimonials.ts';
import { TrustReviews } from './trust-reviews.tsx';

const props = {
  widget: {
    templateId: 'template-1',
    businessUnitId: 'unit-1',
    locale: 'en-US',
    height: 240,
    minReviewCount: 10,
  },
  site: 'https://reviews.example.com/brightboard',
  label: 'Brightboard on reviews.example.com',
  parentReviews: 15,
};

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
  const { container } = render(<TrustReviews {...props} />);
  expect(script?.src).toBe(trustWidgetScript);
  await vi.advanceTimersByTimeAsync(4000);
  expect(loadFromElement).not.toHaveBeenCalled();
  scriptArrives();
  await vi.advanceTimersByTimeAsync(0);
  expect(loadFromElement.mock.calls).toEqual([[container.querySelector('.trustpilot-widget'), true]]);
});

it('needs more than 4 parent reviews, and fetches nothing without them', () => {
  render(<TrustReviews {...props} parentReviews={4} />);
  expect(script).toBeUndefined();
  render(<TrustReviews {...props} parentReviews={5} />);
  expect(script).toBeDefined();
});

it.each([
  ['a failed script', () => script?.dispatchEvent(new Event('error'))],
  ['a failing widget', scriptArrives],
])('tells %s to the console alone', async (_what, happens) => {
  loadFromElement.mockImplementation(() => {
    throw new Error('unknown template');
  });
  render(<TrustReviews {...props} />);
  happens();
  await vi.advanceTimersByTimeAsync(500);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).not.toBeNull();
});
