// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingUrl, endCalendar, origin, startOn } from './calendar-on-page.ts';

const page = `${origin}/bookings/secret`;
const kept = () => (history.state as { booking?: { page?: string } } | null)?.booking;

afterEach(endCalendar);

describe('a message', () => {
  it.each([
    ['local', { event: 'calendly.event_type_viewed', payload: {} }, 'choosing'],
    ['local', { event: 'calendly.date_and_time_selected', payload: {} }, 'chosen'],
    ['local', { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, 'booked'],
    ['local', { event: 'calendly.event_canceled', payload: {} }, 'canceled'],
    ['calendly', { event: 'calendly.event_type_viewed', payload: {} }, 'choosing'],
    // What a service may change without telling anybody.
    ['calendly', { event: 'calendly.event_type_viewed' }, 'choosing'],
    ['calendly', { event: 'calendly.event_type_viewed', payload: null }, 'choosing'],
    ['calendly', { event: 'calendly.event_type_viewed', payload: 'x', version: 2 }, 'choosing'],
    ['cal', { type: 'linkReady', namespace: 'booking', fullType: 'CAL:booking:linkReady' }, 'choosing'],
    ['cal', { fullType: 'CAL:booking:bookingSuccessfulV2', data: { uid: 'x' } }, 'booked'],
    ['cal', { fullType: 'CAL:booking:bookingCancelled', data: {} }, 'canceled'],
  ])('of %s, %j, says %s and shows the calendar', async (provider, data, kind) => {
    const { embed, say, told } = await startOn({ provider });
    say(data);
    expect(told()).toEqual([kind]);
    expect(embed.dataset['calendarShown']).toBe('');
  });

  it.each([
    ['local', null],
    ['local', 'calendly.event_type_viewed'],
    ['local', { event: 'calendly.something_new', payload: {} }],
    ['local', { event: 'toString', payload: {} }],
    ['local', { event: 'calendly.page_height', payload: { height: 'tall' } }],
    ['local', { event: 'calendly.page_height', payload: { height: '-5px' } }],
    ['local', { event: 'calendly.page_height' }],
    ['calendly', { event: 'calendly.event_canceled', payload: {} }],
    ['cal', { fullType: 'CAL:other:linkReady' }],
    ['cal', { fullType: 'CAL:booking:linkFailed' }],
  ])('of %s, %j, says nothing', async (provider, data) => {
    const { embed, say, told } = await startOn({ provider });
    say(data);
    expect(told()).toEqual([]);
    expect(embed.dataset['calendarShown']).toBeUndefined();
  });

  it.each([
    ['local', { event: 'calendly.page_height', payload: { height: '1200px' } }, 1200],
    ['local', { event: 'calendly.page_height', payload: { height: '2px' } }, 400],
    ['local', { event: 'calendly.page_height', payload: { height: '99999px' } }, 2400],
    ['cal', { fullType: 'CAL:booking:__dimensionChanged', data: { iframeHeight: 900 } }, 900],
  ])('of %s, %j, asks for a height within reason, and proves nothing', async (provider, data, pixels) => {
    const { embed, say } = await startOn({ provider });
    say(data);
    expect(embed.calendar?.signals).toEqual([{ kind: 'height', pixels }]);
    expect(embed.dataset['calendarShown']).toBeUndefined();
  });

  it('of another origin, of another window and of a hidden frame says nothing', async () => {
    const { frame, say, told } = await startOn();
    const data = { event: 'calendly.event_scheduled', payload: { page } };
    say(data, { origin: 'https://impostor.example' });
    say(data, { source: window });
    Object.defineProperty(frame, 'offsetHeight', { value: 0 });
    say(data);
    expect(told()).toEqual([]);
    expect(kept()).toBeUndefined();
  });
});

describe('a booking', () => {
  const booked = { event: 'calendly.event_scheduled', payload: { page } };

  it('is kept in the page’s entry in the history, beside what is there, and starts the frame', async () => {
    history.replaceState({ other: 1 }, '');
    const { say } = await startOn();
    say(booked);
    expect(history.state).toEqual({ other: 1, booking: { calendar: bookingUrl, page } });
    const again = await startOn();
    expect(again.frame?.src).toBe(page);
  });

  it('is kept while it is moved, and no longer once it is canceled', async () => {
    const { say } = await startOn();
    say(booked);
    say({ event: 'calendly.event_type_viewed', payload: {} });
    expect(kept()?.page).toBe(page);
    say({ event: 'calendly.event_canceled', payload: {} });
    expect(kept()).toBeUndefined();
  });

  it('is kept in the entry of an anchor of the page, too', async () => {
    const { say } = await startOn();
    say(booked);
    history.replaceState(null, '');
    window.dispatchEvent(new Event('hashchange'));
    expect(kept()?.page).toBe(page);
  });

  it.each(['https://evil.example/x', 'javascript:alert(1)', '/relative', 7, undefined])(
    'whose page is %s starts no frame there',
    async (wrong) => {
      const { say } = await startOn();
      say({ event: 'calendly.event_scheduled', payload: { page: wrong } });
      expect(kept()).toEqual({ calendar: bookingUrl });
      const { embed, frame } = await startOn();
      expect(frame).toBeNull();
      expect(embed.calendar?.isBookedBefore()).toBe(true);
      embed.calendar?.forgetBooking();
      embed.calendar?.start();
      expect(embed.querySelector('iframe')?.src).toBe(bookingUrl);
    },
  );

  it('of another calendar is none of this one', async () => {
    history.replaceState({ booking: { calendar: `${origin}/a/other`, page } }, '');
    const { frame } = await startOn();
    expect(frame?.src).toBe(bookingUrl);
  });

  it('that the service no longer knows gives way to the calendar', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
    history.replaceState({ booking: { calendar: bookingUrl, page } }, '');
    const { embed, frame } = await startOn({ probe: `${origin}/probe` });
    frame?.dispatchEvent(new Event('load'));
    await expect.poll(() => embed.querySelector('iframe')?.src).toBe(bookingUrl);
    expect(kept()).toBeUndefined();
  });
});

describe('a loaded frame that says nothing', () => {
  it.each([
    ['is shown where the service answers', () => Promise.resolve({ ok: true }), 'loaded'],
    ['is not where it answers with an error', () => Promise.resolve({ ok: false }), 'unavailable'],
    ['is not where it cannot be reached', () => Promise.reject(new TypeError('refused')), 'unavailable'],
  ])('%s', async (_title, answer, kind) => {
    vi.stubGlobal('fetch', answer);
    const { embed, frame, told } = await startOn({ probe: `${origin}/probe` });
    frame?.dispatchEvent(new Event('load'));
    await expect.poll(told).toEqual([kind]);
    expect('calendarShown' in embed.dataset).toBe(kind === 'loaded');
  });

  it('is shown at once where the service sends no messages', async () => {
    const { frame, told } = await startOn({ provider: 'iframe' });
    frame?.dispatchEvent(new Event('load'));
    expect(told()).toEqual(['loaded']);
  });

  it('is not asked after once it has said something', async () => {
    const ask = vi.fn();
    vi.stubGlobal('fetch', ask);
    const { frame, say } = await startOn({ probe: `${origin}/probe` });
    frame?.dispatchEvent(new Event('load'));
    say({ event: 'calendly.event_type_viewed', payload: {} });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(ask).not.toHaveBeenCalled();
  });
});

it('hands the visitor’s campaign to the frame, whatever the case of its name, and no click’s identifier', async () => {
  const { frame } = await startOn({ search: '?UTM_SOURCE=ad&gclid=1&fbclid=2' });
  expect(frame?.src).toBe(`${bookingUrl}?utm_source=ad`);
});
