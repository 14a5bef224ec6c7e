// @vitest-environment happy-dom
import console from 'node:console';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalendarElement } from './calendar-element.ts';
import { getProvider } from './providers/registry.ts';

const origin = 'https://book.example.org';
const bookingUrl = `${origin}/a/b`;
const page = `${origin}/bookings/secret`;
const probe = `${origin}/probe`;
const viewed = { event: 'calendly.event_type_viewed', payload: {} };
const scheduled = (booked: unknown) => ({ event: 'calendly.event_scheduled', payload: { page: booked } });
const canceled = { event: 'calendly.event_canceled', payload: {} };
const keptState = { booking: { calendar: bookingUrl, page } };

/** Removes the script's listeners on the window after each test. */
let listeners = new AbortController();
const addListener = window.addEventListener.bind(window);

/** Runs the script on a new page. @returns the frame, and a function that sends a message from it. */
async function load({ provider = 'local', search = '', ...more }: Record<string, string> = {}) {
  const { messages } = getProvider(provider);
  const plan = { url: bookingUrl, calendar: bookingUrl, title: 'Calendar', startsWithPage: true, ...more };
  const contract = { origin: messages && origin, messages: messages?.contract };
  // happy-dom doesn't load frames, and logs that on the original console, not on that of Vitest.
  vi.spyOn(console, 'error').mockReturnValue();
  listeners.abort();
  listeners = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    addListener(type, listener, { signal: listeners.signal }),
  );
  history.replaceState(history.state, '', `/page${search}`);
  document.body.innerHTML =
    '<div hidden data-booking-note="You ask about {topic}." data-faces=\'{"Leilani Kahale":"/leilani.svg"}\'><p></p><p data-untold="Tell us."></p></div><div data-scheduler-plan><div data-scheduler-host></div></div>';
  const embed = document.querySelector<CalendarElement>('[data-scheduler-plan]')!;
  embed.dataset['schedulerPlan'] = JSON.stringify({ ...plan, ...contract });
  vi.resetModules();
  await import('./start-calendar.ts');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const frame = embed.querySelector('iframe');
  if (frame) Object.defineProperty(frame, 'offsetHeight', { value: 600, configurable: true });
  const say = (data: unknown, from: MessageEventInit = {}) => {
    const message = new MessageEvent('message', { data, origin: from.origin ?? origin });
    Object.defineProperty(message, 'source', { value: from.source ?? frame?.contentWindow });
    window.dispatchEvent(message);
  };
  const shown = () => `${embed.calendar?.status.state}, ${embed.calendar?.status.step}`;
  return { embed, frame, say, shown };
}

afterEach(() => {
  listeners.abort();
  history.replaceState(null, '');
});

it.each([
  ['local', viewed, 'ready, choosing'],
  ['local', scheduled(undefined), 'booked, booked'],
  ['local', canceled, 'ready, canceled'],
  // The service may change these messages without notice.
  ['calendly', { event: 'calendly.event_type_viewed' }, 'ready, choosing'],
  ['cal', { type: 'linkReady', namespace: 'booking', fullType: 'CAL:booking:linkReady' }, 'ready, choosing'],
  ['cal', { fullType: 'CAL:booking:bookingSuccessfulV2', data: { uid: 'x' } }, 'booked, booked'],
])('a message of %s, %j, says %s and shows the calendar', async (provider, data, says) => {
  const { embed, say, shown } = await load({ provider });
  say(data);
  expect(shown()).toBe(says);
  expect(embed.dataset['calendarShown']).toBe('');
});

it.each([
  null,
  'calendly.event_type_viewed',
  { event: 'calendly.new' },
  { event: 'toString' },
  { event: 'calendly.page_height', payload: { height: 'tall' } },
])('another message says nothing: %j', async (data) => {
  const { embed, say, shown } = await load();
  say(data);
  expect(shown()).toBe('loading, choosing');
  expect(embed.dataset['calendarShown']).toBeUndefined();
});

it('a message of another origin, of another window and of a hidden frame says nothing', async () => {
  const { frame, say, shown } = await load();
  say(scheduled(page), { origin: 'https://impostor.example' });
  say(scheduled(page), { source: window });
  Object.defineProperty(frame, 'offsetHeight', { value: 0 });
  say(scheduled(page));
  expect(shown()).toBe('loading, choosing');
  expect(history.state).toBeNull();
});

it.each([
  ['local', { event: 'calendly.page_height', payload: { height: '1200px' } }, 1200],
  ['local', { event: 'calendly.page_height', payload: { height: '2px' } }, 400],
  ['local', { event: 'calendly.page_height', payload: { height: '99999px' } }, 2400],
  ['cal', { fullType: 'CAL:booking:__dimensionChanged', data: { iframeHeight: 900 } }, 900],
])(
  'a message of %s, %j, asks for a height within bounds, and proves nothing',
  async (provider, data, pixels) => {
    const { embed, say } = await load({ provider });
    say(data);
    expect(embed.dataset['calendarShown']).toBeUndefined();
    embed.calendar?.dispatch({ kind: 'booked' });
    say(data);
    expect(embed.calendar?.status.height).toBe(pixels);
  },
);

it('a booking is kept in the history’s entry, while it is moved and at an anchor, until it is canceled', async () => {
  history.replaceState({ other: 1 }, '');
  const { say } = await load();
  say(scheduled(page));
  say(viewed);
  expect(history.state).toEqual({ other: 1, ...keptState });
  history.replaceState(null, '');
  window.dispatchEvent(new Event('hashchange'));
  expect(history.state).toEqual(keptState);
  const again = await load();
  expect(again.frame?.src).toBe(page);
  again.say(canceled);
  expect(history.state).toEqual({});
});

it.each(['https://evil.example/x', 'javascript:alert(1)', 'bookings', 5, {}, undefined])(
  'a booking whose page is %s starts no frame there',
  async (wrong) => {
    const { say } = await load();
    say(scheduled(wrong));
    const { embed, frame } = await load();
    expect(frame).toBeNull();
    expect(embed.calendar?.status.state).toBe('booked-before');
    embed.calendar?.bookAnother();
    expect(embed.querySelector('iframe')?.src).toBe(bookingUrl);
  },
);

it('a booking of another calendar is none of this one', async () => {
  history.replaceState({ booking: { calendar: `${origin}/a/other`, page } }, '');
  expect((await load()).frame?.src).toBe(bookingUrl);
});

it('a booking that the service no longer knows gives way to the calendar', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  history.replaceState(keptState, '');
  const { embed, frame } = await load({ probe });
  frame?.dispatchEvent(new Event('load'));
  await expect.poll(() => embed.querySelector('iframe')?.src).toBe(bookingUrl);
  expect(history.state).toEqual({});
});

it.each([
  ['is shown where the service answers', () => Promise.resolve({ ok: true }), { probe }, 'unconfirmed'],
  ['is not where it answers with an error', () => Promise.resolve({ ok: false }), { probe }, 'failed'],
  ['is not where it cannot be reached', () => Promise.reject(new TypeError()), { probe }, 'failed'],
  ['is shown where the service sends no messages', vi.fn(), { provider: 'iframe' }, 'unconfirmed'],
])('a loaded frame that says nothing %s', async (_title, answer, plan, state) => {
  vi.stubGlobal('fetch', answer);
  const { embed, frame, shown } = await load(plan);
  frame?.dispatchEvent(new Event('load'));
  await expect.poll(shown).toBe(`${state}, choosing`);
  expect('calendarShown' in embed.dataset).toBe(state === 'unconfirmed');
});

it('hands the visitor’s campaign to the frame, whatever the case of its name, and no click’s identifier', async () => {
  const { frame } = await load({ search: '?UTM_SOURCE=ad&gclid=1&fbclid=2' });
  expect(frame?.src).toBe(`${bookingUrl}?utm_source=ad`);
});

it('asks for the component once the frame has more to say than that a time can be chosen', async () => {
  const { embed, say } = await load();
  const needed = vi.fn();
  void embed.calendar?.componentNeeded.then(needed);
  say(viewed);
  await Promise.resolve();
  expect(needed).not.toHaveBeenCalled();
  say(scheduled(page));
  await vi.waitFor(() => expect(needed).toHaveBeenCalled());
});

it('gives up a silent frame that needs its service’s script once the script is refused', async () => {
  const { frame, shown } = await load({ script: `${origin}/widget.js`, needsScript: 'true' });
  frame?.dispatchEvent(new Event('load'));
  document.querySelector('script[data-scheduler]')?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(shown()).toBe('failed, choosing'));
});

it('says on the page what the link that led here asks about, as the booking’s note will', async () => {
  const noteLine = () => document.querySelector<HTMLElement>('[data-booking-note]');
  const referrer = vi
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`${location.origin}/meet-our-teachers`);
  const takesNotes = { noteParameter: 'a1' };
  await load({ search: '?about=Leilani%20Kahale', ...takesNotes });
  expect(noteLine()?.textContent).toBe('You ask about Leilani Kahale.');
  expect(noteLine()?.hidden).toBe(false);
  expect(noteLine()?.querySelector('img')?.getAttribute('src')).toBe('/leilani.svg');
  // This service takes no note.
  await load({ search: '?about=Leilani%20Kahale' });
  expect(noteLine()?.textContent).toBe('You ask about Leilani Kahale.Tell us.');
  await load(takesNotes);
  expect(noteLine()?.hidden).toBe(true);
  referrer.mockReturnValue('https://elsewhere.example/');
  await load({ search: '?about=Any%20words', ...takesNotes });
  expect(noteLine()?.hidden).toBe(true);
});
