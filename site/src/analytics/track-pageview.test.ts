// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { services } from './registry.ts';
import { chosenAnalytics } from './registry.ts';
import { scriptJson } from '../lib/format.ts';
import { trackPageview } from './track-pageview.ts';

const address = 'https://stats.example.org';

/** Starts a service on a booking page. */
function begin(id: keyof typeof services): Element {
  window.history.replaceState(null, '', '/sat-consultation?utm_campaign=fall');
  document.head.innerHTML = '';
  // The stand-in answers nothing: scripts are not fetched here.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const twin = document.createElement('meta');
    for (const { name, value } of (node as Element).attributes) twin.setAttribute(name, value);
    document.head.appendChild(twin);
  });
  const chosen = chosenAnalytics({ analytics: { service: id, address, site: 'site-1' } });
  document.body.innerHTML = `<div data-scheduler-plan data-scheduler-state="idle"></div>
    <script type="application/json" data-analytics>${scriptJson(chosen)}</script>`;
  trackPageview();
  return document.querySelector('[data-scheduler-plan]') as Element;
}

async function bookAt(embed: Element): Promise<void> {
  embed.setAttribute('data-calendar-shown', '');
  await Promise.resolve();
  embed.setAttribute('data-scheduler-state', 'booked');
  await new Promise((resolve) => setTimeout(resolve));
}

const sourceOf = (selector: string) => document.querySelector(selector)?.getAttribute('src');
const details = { page: '/sat-consultation', campaign: 'fall' };

beforeEach(() => {
  delete window.plausible;
  delete window.umami;
  delete window._paq;
});

describe('two events, by page and campaign', () => {
  it('plausible, through its queue', async () => {
    await bookAt(begin('plausible'));
    expect(window.plausible?.q).toEqual([
      ['calendar shown', { props: details }],
      ['booked', { props: details }],
    ]);
    expect(sourceOf('[data-domain=site-1]')).toBe(`${address}/js/script.js`);
  });

  it('umami, once its script is there', async () => {
    const embed = begin('umami');
    const track = vi.fn();
    window.umami = { track };
    await bookAt(embed);
    expect(track.mock.calls).toEqual([
      ['calendar shown', details],
      ['booked', details],
    ]);
    expect(sourceOf('[data-website-id=site-1]')).toBe(`${address}/script.js`);
  });

  it('matomo, without cookies', async () => {
    await bookAt(begin('matomo'));
    expect(window._paq).toEqual(expect.arrayContaining([['disableCookies'], ['trackPageView']]));
    expect(window._paq?.slice(-2)).toEqual([
      ['trackEvent', 'calendar shown', '/sat-consultation', 'fall'],
      ['trackEvent', 'booked', '/sat-consultation', 'fall'],
    ]);
  });
});

it('waits until a page that was made ready ahead is opened', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  begin('plausible');
  expect(window.plausible).toBeUndefined();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(window.plausible).toBeDefined();
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
});
