import type { ProviderMessages, SchedulerProvider, SchedulerSignal } from '../provider.ts';
import { clampHeight, isRecord } from '../provider-answers.ts';

declare global {
  interface Window {
    Calendly?: { initInlineWidget(options: { url: string; parentElement: Element }): void };
  }
}

const assetsOrigin = 'https://assets.calendly.com';
const readyEvents = new Set([
  'calendly.profile_page_viewed',
  'calendly.event_type_viewed',
  'calendly.date_and_time_selected',
]);

function hasUri(value: unknown): boolean {
  return isRecord(value) && typeof value['uri'] === 'string';
}

function readHeight({ height }: Record<string, unknown>): SchedulerSignal | null {
  const parts = typeof height === 'string' ? /^(\d{1,5})(?:\.\d+)?px$/.exec(height) : null;
  return parts ? { kind: 'height', pixels: clampHeight(Number(parts[1])) } : null;
}

/** www.calendly.com leads to calendly.com, which is where frames and messages come from. */
function pagesOrigin(bookingUrl: string): string {
  return new URL(bookingUrl).origin.replace('//www.calendly.com', '//calendly.com');
}

/** The five `calendly.*` messages. A payload of another shape makes one no message at all. */
export const calendlyMessages: ProviderMessages = {
  origin: pagesOrigin,
  read(data) {
    if (!isRecord(data) || typeof data['event'] !== 'string' || !isRecord(data['payload'])) return null;
    const { event, payload } = data;
    if (readyEvents.has(event)) return { kind: 'ready' };
    if (event === 'calendly.page_height') return readHeight(payload);
    if (event !== 'calendly.event_scheduled') return null;
    return hasUri(payload['event']) && hasUri(payload['invitee']) ? { kind: 'booked' } : null;
  },
};

/** Has Calendly's script, or one that keeps its contract, append its frame. */
export function drawWithCalendly(host: Element, address: string): boolean {
  window.Calendly?.initInlineWidget({ url: address, parentElement: host });
  return window.Calendly !== undefined;
}

/** Calendly's inline widget. */
export const calendly: SchedulerProvider = {
  id: 'calendly',
  frameUrl: () => null,
  script: {
    url: () => `${assetsOrigin}/assets/external/widget.js`,
    draw: (host, address) =>
      drawWithCalendly(host, address.replace(new URL(address).origin, pagesOrigin(address))),
  },
  messages: calendlyMessages,
  nextTimes: null,
  sources: (bookingUrl) => ({
    script: [assetsOrigin],
    frame: [pagesOrigin(bookingUrl)],
    style: [assetsOrigin],
    connect: [],
  }),
  words: {
    booked: 'Check your email for the details.',
    next: [
      'Check your email: the confirmation holds the time and the video link.',
      'To move or cancel the call, use the links in that email.',
    ],
  },
};
