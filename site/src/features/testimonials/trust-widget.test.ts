// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTrustWidget, trustWidgetScript } from './trust-widget.ts';

const loadFromElement = vi.fn();
const logged = vi.fn();
let element: HTMLElement;
let stop: () => void = () => undefined;

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${trustWidgetScript}"]`);

function scriptArrives(): void {
  window.Trustpilot = { loadFromElement };
  script()?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  // The document never fetches: the script is only ever told to have arrived.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { src } = node;
      node.removeAttribute('src');
      document.body.append(node);
      node.type = 'text/plain';
      node.setAttribute('src', src);
    }
  });
  element = document.createElement('div');
});
afterEach(() => {
  stop();
  delete window.Trustpilot;
  loadFromElement.mockReset();
  logged.mockReset();
  vi.useRealTimers();
});

describe('startTrustWidget', () => {
  it('loads 500 ms after appearing', async () => {
    stop = startTrustWidget(element, 15);
    scriptArrives();
    await vi.advanceTimersByTimeAsync(499);
    expect(loadFromElement).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loadFromElement.mock.calls).toEqual([[element, true]]);
  });

  it('loads when the script arrives, when that is later', async () => {
    stop = startTrustWidget(element, 15);
    await vi.advanceTimersByTimeAsync(4000);
    expect(loadFromElement).not.toHaveBeenCalled();
    scriptArrives();
    await vi.advanceTimersByTimeAsync(0);
    expect(loadFromElement).toHaveBeenCalledTimes(1);
  });

  it('needs more than 4 parent reviews, and fetches nothing without them', () => {
    stop = startTrustWidget(element, 4);
    expect(script()).toBeNull();
    stop = startTrustWidget(element, 5);
    expect(script()).not.toBeNull();
  });

  it('tells a failed script to the console alone', async () => {
    stop = startTrustWidget(element, 15);
    script()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(500);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('tells a failing widget to the console alone', async () => {
    loadFromElement.mockImplementation(() => {
      throw new Error('unknown template');
    });
    stop = startTrustWidget(element, 15);
    scriptArrives();
    await vi.advanceTimersByTimeAsync(500);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('takes its script away and loads nothing after it was stopped', async () => {
    startTrustWidget(element, 15)();
    expect(script()).toBeNull();
    window.Trustpilot = { loadFromElement };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loadFromElement).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });
});
