import { clampHeight, type SchedulerProvider, type SchedulerSignal } from '../provider.ts';

const assetsOrigin = 'https://assets.calendly.com';
const readyEvents = new Set([
  'calendly.profile_page_viewed',
  'calendly.event_type_viewed',
  'calendly.date_and_time_selected',
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasUri(value: unknown): boolean {
  return isRecord(value) && typeof value['uri'] === 'string';
}

function readHeight(payload: Record<string, unknown>): SchedulerSignal | null {
  const { height } = payload;
  const parts = typeof height === 'string' ? /^(\d{1,5})(?:\.\d+)?px$/.exec(height) : null;
  return parts ? { kind: 'height', pixels: clampHeight(Number(parts[1])) } : null;
}

/** Reads one of the five `calendly.*` messages. A payload of another shape makes it no message at all. */
export function readCalendlyMessage(data: unknown): SchedulerSignal | null {
  if (!isRecord(data) || typeof data['event'] !== 'string' || !isRecord(data['payload'])) return null;
  const { event, payload } = data;
  if (readyEvents.has(event)) return { kind: 'ready' };
  if (event === 'calendly.page_height') return readHeight(payload);
  if (event === 'calendly.event_scheduled') {
    return hasUri(payload['event']) && hasUri(payload['invitee']) ? { kind: 'booked' } : null;
  }
  return null;
}

/** Calendly's inline widget: its script appends the frame to an element it is given. */
export const calendly: SchedulerProvider = {
  id: 'calendly',
  scriptUrl: () => `${assetsOrigin}/assets/external/widget.js`,
  frameUrl: () => null,
  messageOrigin: (bookingUrl) => new URL(bookingUrl).origin,
  readMessage: readCalendlyMessage,
  sources: (bookingUrl) => ({
    script: [assetsOrigin],
    frame: [new URL(bookingUrl).origin],
    style: [assetsOrigin],
    connect: [],
  }),
};
