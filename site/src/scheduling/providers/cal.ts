import type { MessageContract, SchedulerProvider, SchedulerTheme } from '../provider.ts';
import { isRecord } from '../../model/is-record.ts';
import { accountAndEvent, nextTimesOf } from '../free-times.ts';

type CalQueue = ((...call: unknown[]) => void) & {
  q?: unknown[];
  ns?: Record<string, CalQueue>;
  loaded?: boolean;
  /** Set once Cal.com's script has taken over the queue. */
  instance?: unknown;
};

declare global {
  interface Window {
    Cal?: CalQueue;
  }
}

/** The namespace of our embed in Cal.com's messages. */
const namespace = 'booking';
const embedHost = 'https://app.cal.com';
/** For how many days ahead free times are requested. */
const daysAhead = 14;
const day = 86_400_000;

function isHosted(bookingUrl: string): boolean {
  return ['cal.com', 'www.cal.com', 'app.cal.com'].includes(new URL(bookingUrl).hostname);
}

/** The origin of the embed: app.cal.com for pages on cal.com; a self-hosted Cal.com has a single origin. */
function embedOrigin(bookingUrl: string): string {
  return isHosted(bookingUrl) ? embedHost : new URL(bookingUrl).origin;
}

/** The messages `{type, namespace, fullType, data}` of Cal.com's embed, version 1.5. */
const contract: MessageContract = {
  name: 'fullType',
  content: 'data',
  signals: {
    [`CAL:${namespace}:linkReady`]: 'choosing',
    [`CAL:${namespace}:bookingSuccessfulV2`]: 'booked',
    [`CAL:${namespace}:rescheduleBookingSuccessfulV2`]: 'booked',
    [`CAL:${namespace}:bookingCancelled`]: 'canceled',
  },
  height: { name: `CAL:${namespace}:__dimensionChanged`, field: 'iframeHeight' },
};

/** A function that keeps its calls until Cal.com's script takes them over. */
function queue(): CalQueue {
  const keep: CalQueue = (...call) => {
    (keep.q ??= []).push(call);
  };
  keep.q = [];
  return keep;
}

/**
 * Creates the frame through the queue of the namespace. `Cal('init', …)` would ignore the origin once that queue exists,
 * and load the frame from cal.com.
 */
function draw(host: Element, bookingUrl: string, theme: SchedulerTheme): boolean {
  const own = window.Cal?.ns?.[namespace];
  if (!window.Cal?.instance || !own) return false;
  const { pathname, searchParams } = new URL(bookingUrl);
  own('init', namespace, { origin: embedOrigin(bookingUrl) });
  own('inline', {
    elementOrSelector: host,
    calLink: pathname.slice(1),
    config: { layout: 'month_view', theme: 'light', ...Object.fromEntries(searchParams) },
  });
  // Documented at cal.com/docs/embed: the month beside the times, in the site's color. Its script accepts
  // this only once there is a frame.
  own('ui', {
    theme: 'light',
    layout: 'month_view',
    cssVarsPerTheme: { light: { 'cal-brand': theme.primary } },
  });
  return true;
}

function calendarDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Cal.com, hosted or self-hosted. */
export const cal: SchedulerProvider = {
  id: 'cal',
  // Its pages stay hidden until its script responds to them, and the script only does so for frames that it created.
  frame: () => null,
  problem: (url) => {
    if (url.hostname.endsWith('calendly.com'))
      return 'must be an event on Cal.com or on your own Cal.com server';
    return url.pathname.split('/').filter(Boolean).length > 1
      ? null
      : 'must name an event, such as https://cal.com/your-name/free-consultation';
  },
  // The field "Additional notes", as in the examples in Cal.com's documentation of its embed.
  noteParameter: 'notes',
  script: {
    url: (bookingUrl) => `${embedOrigin(bookingUrl)}/embed/embed.js`,
    prepare: () => {
      window.Cal ??= Object.assign(queue(), { ns: { [namespace]: queue() }, loaded: true });
    },
    // It defines custom elements, which would throw an error the second time.
    hasRun: () => window.Cal?.instance !== undefined,
    draw,
  },
  messages: { origin: embedOrigin, contract },
  /**
   * The public slots, from version 2024-09-04 of its API v2. Only for personal pages on cal.com, since a booking URL
   * does not show the URL of a self-hosted API or the id of a team.
   */
  nextTimes: {
    request: (bookingUrl, now) => {
      const names = accountAndEvent(bookingUrl);
      if (!names || !isHosted(bookingUrl)) return null;
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
      return nextTimesOf(slots.map((slot) => [isRecord(slot) ? slot['start'] : null]));
    },
  },
  sources: (bookingUrl) => {
    const origin = embedOrigin(bookingUrl);
    const connect = isHosted(bookingUrl) ? [origin, 'https://api.cal.com'] : [origin];
    // Its script adds <style> elements whose text changes with each version, so hashes are not possible.
    return { script: [origin], frame: [origin], style: ["'unsafe-inline'"], connect };
  },
};
