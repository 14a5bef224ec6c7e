import type { ProviderId } from '../model/settings.ts';

export interface NextTimesRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** How a scheduling service tells everybody its next free times, as pure functions. */
export interface NextTimesSource {
  /** What to ask for; null when the booking address does not say it. */
  request(bookingUrl: string, now: Date): NextTimesRequest | null;
  /** The instants in an answer, earliest first; empty when it has another shape. */
  read(answer: unknown): Date[];
}

/** How many times stand beside the calendar. */
export const timesShown = 3;
/** How far ahead Cal.com is asked, in days. */
const daysAhead = 14;
const day = 86_400_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function instants(values: unknown[]): Date[] {
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => new Date(value))
    .filter((instant) => !Number.isNaN(instant.getTime()))
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Account and event of a booking address `/account/event`; null for any other path. */
function accountAndEvent(bookingUrl: string): [string, string] | null {
  const [account, event, ...rest] = new URL(bookingUrl).pathname.split('/').filter(Boolean);
  return account && event && rest.length === 0 ? [account, event] : null;
}

/** The local service: `GET /api/{account}/{event}/next` on its own origin. */
export const localNextTimes: NextTimesSource = {
  request: (bookingUrl) => {
    const names = accountAndEvent(bookingUrl);
    if (!names) return null;
    const path = `/api/${names.join('/')}/next?limit=${timesShown}`;
    return { url: new URL(path, bookingUrl).href, headers: {} };
  },
  read: (answer) => {
    const times = isRecord(answer) ? answer['times'] : null;
    return Array.isArray(times) ? instants(times) : [];
  },
};

function calendarDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * Cal.com's public slots, version 2024-09-04 of its API v2. Only for personal pages on cal.com itself: the address of
 * a self-hosted API, and what a team's page is asked by, cannot be read from a booking address.
 */
export const calNextTimes: NextTimesSource = {
  request: (bookingUrl, now) => {
    const { hostname } = new URL(bookingUrl);
    const names = accountAndEvent(bookingUrl);
    if (!names || (hostname !== 'cal.com' && hostname !== 'www.cal.com')) return null;
    const query = new URLSearchParams({
      eventTypeSlug: names[1],
      username: names[0],
      start: calendarDay(now.getTime()),
      end: calendarDay(now.getTime() + daysAhead * day),
    });
    const url = `https://api.cal.com/v2/slots?${query.toString()}`;
    return { url, headers: { 'cal-api-version': '2024-09-04' } };
  },
  read: (answer) => {
    if (!isRecord(answer) || answer['status'] !== 'success' || !isRecord(answer['data'])) return [];
    const slots = Object.values(answer['data']).flatMap((slotsOfDay): unknown[] =>
      Array.isArray(slotsOfDay) ? slotsOfDay : [],
    );
    return instants(slots.map((slot) => (isRecord(slot) ? slot['start'] : null)));
  },
};

/** The services that offer their next times publicly; beside the others nothing is shown. */
const sources: Partial<Readonly<Record<ProviderId, NextTimesSource>>> = {
  local: localNextTimes,
  cal: calNextTimes,
};

/** Where a provider's next times come from; undefined where it offers none. */
export function nextTimesSource(provider: ProviderId): NextTimesSource | undefined {
  return sources[provider];
}
