import { describe, expect, it } from 'vitest';
import { providers } from './by-id.ts';

const { calendly, local, cal, iframe } = providers;
const calendlyUrl = 'https://calendly.com/brightboard/free-consultation';
const localUrl = 'http://localhost:4322/brightboard/free-consultation';

describe.each([
  ['calendly', calendly, calendlyUrl],
  ['local', local, localUrl],
])('%s', (_name, provider, url) => {
  it('takes messages from the booking page’s own origin', () => {
    expect(provider.messageOrigin(url)).toBe(new URL(url).origin);
  });

  it.each(['calendly.profile_page_viewed', 'calendly.event_type_viewed', 'calendly.date_and_time_selected'])(
    'reads %s as ready',
    (event) => {
      expect(provider.readMessage({ event, payload: {} })).toEqual({ kind: 'ready' });
    },
  );

  it('reads a booking that names its event and its invitee', () => {
    const payload = { event: { uri: 'https://x/events/1' }, invitee: { uri: 'https://x/invitees/1' } };
    expect(provider.readMessage({ event: 'calendly.event_scheduled', payload })).toEqual({ kind: 'booked' });
  });

  it('reads heights, which are strings, and keeps them within 400 and 2400 px', () => {
    const read = (height: unknown) =>
      provider.readMessage({ event: 'calendly.page_height', payload: { height } });
    expect(read('1200px')).toEqual({ kind: 'height', pixels: 1200 });
    expect(read('2px')).toEqual({ kind: 'height', pixels: 400 });
    expect(read('99999px')).toEqual({ kind: 'height', pixels: 2400 });
    expect(read(1200)).toBeNull();
    expect(read('1200')).toBeNull();
    expect(read('-5px')).toBeNull();
  });

  it.each([
    null,
    undefined,
    'calendly.event_type_viewed',
    42,
    [],
    {},
    { event: 'calendly.event_type_viewed' },
    { event: 'calendly.event_type_viewed', payload: null },
    { event: 'calendly.event_type_viewed', payload: [] },
    { event: 'calendly.event_scheduled', payload: {} },
    { event: 'calendly.event_scheduled', payload: { event: { uri: 1 }, invitee: { uri: 'x' } } },
    { event: 'calendly.prefill', payload: {} },
    { event: 'other.event_type_viewed', payload: {} },
  ])('takes %j for no message', (data) => {
    expect(provider.readMessage(data)).toBeNull();
  });
});

describe('calendly', () => {
  it('loads the vendor’s script and allows exactly its origins', () => {
    expect(calendly.scriptUrl(calendlyUrl)).toBe('https://assets.calendly.com/assets/external/widget.js');
    expect(calendly.sources(calendlyUrl)).toEqual({
      script: ['https://assets.calendly.com'],
      frame: ['https://calendly.com'],
      style: ['https://assets.calendly.com'],
      connect: [],
    });
  });
});

describe('local', () => {
  it('has everything on its own origin', () => {
    expect(local.scriptUrl(localUrl)).toBe('http://localhost:4322/assets/external/widget.js');
    expect(local.sources(localUrl).script).toEqual(['http://localhost:4322']);
  });
});

describe('cal', () => {
  const url = 'https://cal.com/brightboard/15min';
  const message = (type: string, data: unknown = {}) => ({
    type,
    namespace: 'brightboard',
    fullType: `CAL:brightboard:${type}`,
    data,
  });

  it('takes messages from the embed’s origin', () => {
    expect(cal.messageOrigin(url)).toBe('https://app.cal.com');
    expect(cal.messageOrigin('https://book.example.org/brightboard/15min')).toBe('https://book.example.org');
  });

  it('reads ready, booked and heights', () => {
    expect(cal.readMessage(message('linkReady'))).toEqual({ kind: 'ready' });
    expect(cal.readMessage(message('bookingSuccessfulV2', { uid: 'x' }))).toEqual({ kind: 'booked' });
    expect(cal.readMessage(message('__dimensionChanged', { iframeHeight: 900 }))).toEqual({
      kind: 'height',
      pixels: 900,
    });
  });

  it('takes failures, other namespaces and other shapes for no message', () => {
    expect(cal.readMessage(message('linkFailed'))).toBeNull();
    expect(cal.readMessage({ ...message('linkReady'), namespace: 'other' })).toBeNull();
    expect(cal.readMessage({ ...message('linkReady'), fullType: 'CAL::linkReady' })).toBeNull();
    expect(cal.readMessage(message('__dimensionChanged', { iframeHeight: '900px' }))).toBeNull();
    expect(cal.readMessage('linkReady')).toBeNull();
  });
});

describe('iframe', () => {
  const url = 'https://calendar.google.com/calendar/appointments/abc';

  it('sets the frame itself, brings no script and knows no messages', () => {
    expect(iframe.scriptUrl(url)).toBeNull();
    expect(iframe.frameUrl(url)).toBe(url);
    expect(iframe.messageOrigin(url)).toBeNull();
    expect(iframe.readMessage({ event: 'calendly.event_type_viewed', payload: {} })).toBeNull();
    expect(iframe.sources(url)).toEqual({
      script: [],
      frame: ['https://calendar.google.com'],
      style: [],
      connect: [],
    });
  });
});
