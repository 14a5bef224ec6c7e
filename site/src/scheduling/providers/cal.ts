import type { SchedulerProvider, SchedulerSignal } from '../provider.ts';
import { clampHeight } from '../provider.ts';

/** The namespace that our embed is known by in Cal.com's messages. */
export const calNamespace = 'brightboard';

/** Cal.com's hosted pages stand on cal.com, its embed on app.cal.com; a self-hosted one has a single origin. */
function embedOrigin(bookingUrl: string): string {
  const { origin, hostname } = new URL(bookingUrl);
  return hostname === 'cal.com' || hostname === 'www.cal.com' ? 'https://app.cal.com' : origin;
}

function readHeight(data: unknown): SchedulerSignal | null {
  const height =
    typeof data === 'object' && data !== null && 'iframeHeight' in data ? data.iframeHeight : null;
  return typeof height === 'number' && Number.isFinite(height)
    ? { kind: 'height', pixels: clampHeight(height) }
    : null;
}

/** Reads a message `{type, namespace, fullType, data}` of Cal.com's embed, version 1.5. */
export function readCalMessage(message: unknown): SchedulerSignal | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, namespace, fullType, data } = message as Record<string, unknown>;
  if (namespace !== calNamespace || fullType !== `CAL:${calNamespace}:${String(type)}`) return null;
  if (type === 'linkReady') return { kind: 'ready' };
  if (type === 'bookingSuccessfulV2') return { kind: 'booked' };
  return type === '__dimensionChanged' ? readHeight(data) : null;
}

/** Cal.com, hosted or self-hosted. */
export const cal: SchedulerProvider = {
  id: 'cal',
  scriptUrl: (bookingUrl) => `${embedOrigin(bookingUrl)}/embed/embed.js`,
  frameUrl: () => null,
  messageOrigin: embedOrigin,
  readMessage: readCalMessage,
  sources: (bookingUrl) => {
    const origin = embedOrigin(bookingUrl);
    // The next free times come from the API, which only the hosted service has at a known address.
    const connect = origin === 'https://app.cal.com' ? [origin, 'https://api.cal.com'] : [origin];
    // Its script adds <style> elements whose text changes with its version, so they cannot be hashed.
    return { script: [origin], frame: [origin], style: ["'unsafe-inline'"], connect };
  },
};
