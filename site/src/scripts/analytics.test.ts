// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';

const loaded: HTMLScriptElement[] = [];
const finishLoading = () => loaded.forEach((script) => script.dispatchEvent(new Event('load')));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const embed = () => document.querySelector('[data-scheduler-plan]') as HTMLElement;

beforeEach(() => {
  loaded.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    loaded.push(node as HTMLScriptElement);
  });
  window.history.replaceState(null, '', '/sat-consultation?utm_campaign=fall');
  const scripts = [
    { src: '/analytics.js', attributes: {} },
    { src: 'https://stats.example.org/script.js', attributes: { 'data-domain': 'site-1' } },
  ];
  document.body.innerHTML = `<div data-scheduler-plan data-scheduler-state="idle"></div>
    <script type="application/json" data-analytics>${JSON.stringify(scripts)}</script>`;
});

it('loads the scripts with their attributes, and tells them once each of the calendar and of a booking', async () => {
  const heard: unknown[] = [];
  const names = ['calendar-shown', 'consultation-booked'];
  for (const name of names)
    document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  startAnalytics();
  expect(loaded.map(({ src }) => new URL(src).pathname)).toEqual(['/analytics.js', '/script.js']);
  expect(loaded[1]?.dataset['domain']).toBe('site-1');

  embed().dataset['calendarShown'] = '';
  await settled();
  expect(heard).toEqual([]);
  finishLoading();
  await settled();
  for (const state of ['booked', 'ready', 'booked']) {
    embed().dataset['schedulerState'] = state;
    await settled();
  }
  const detail = { page: '/sat-consultation', campaign: 'fall' };
  expect(heard).toEqual(names.map((name) => [name, detail]));
});

it('waits until a page that was prerendered is opened', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  startAnalytics();
  expect(loaded).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded).toHaveLength(2);
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
});
