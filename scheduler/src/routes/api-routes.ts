import type { Context, Hono } from 'hono';
import { whenUnlocked } from '../bookings/database.ts';
import { findEventType, readVisit, visitPath } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import { instantText } from '../time/time-label.ts';
import { otherMethods } from './answers.ts';
import { queryOf, type Service } from './service.ts';

const mostTimes = 50;
const usualTimes = 3;

function readLimit(text: string | null): number | null {
  if (text === null) return usualTimes;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= mostTimes ? limit : null;
}

function allowReading(context: Context, service: Service): void {
  const origin = context.req.header('origin');
  context.header('Vary', 'Origin');
  if (origin && service.allowedOrigins.includes(origin))
    context.header('Access-Control-Allow-Origin', origin);
}

function nextTimes(context: Context, service: Service): Response {
  allowReading(context, service);
  const { account = '', event = '' } = context.req.param();
  const eventType = findEventType(service.config, account, event);
  if (!eventType) return context.json({ error: 'There is no such account or event.' }, 404);
  const query = queryOf(context);
  const limit = readLimit(query.get('limit'));
  if (limit === null) {
    return context.json({ error: `limit must be a whole number from 1 to ${mostTimes}.` }, 400);
  }
  const duration = query.get('duration');
  if (duration !== null && !eventType.minutes.some((length) => String(length) === duration)) {
    return context.json({ error: `duration must be one of ${eventType.minutes.join(', ')}.` }, 400);
  }
  const visit = readVisit(service.config, eventType, query, service.clock.now());
  const { slots, version, untilMs } = service.freeSlots.at(eventType, visit.minutes, visit.nowMs);
  const times = slots.slice(0, limit).map((slot) => instantText(slot.startMs));
  const page = new URL(visitPath(visit), context.req.url).href;
  const links = times.map((time) => `${linkTo(page, visit.carried, { time })}#form`);
  context.set('keeping', { version, untilMs });
  return context.json({ event: eventType.slug, minutes: visit.minutes, times, links });
}

function health(context: Context, service: Service): Response {
  try {
    service.store.requireHealth();
    return context.text('ok\n');
  } catch (error) {
    return context.text(`${(error as Error).message}\n`, 503);
  }
}

/** Adds the public list of next free times and the sign of life. */
export function addApiRoutes(app: Hono, service: Service): void {
  app.get('/api/:account/:event/next', (context) => whenUnlocked(() => nextTimes(context, service)));
  app.all('/api/:account/:event/next', otherMethods('GET', 'HEAD'));
  app.get('/health', (context) => health(context, service));
  app.all('/health', otherMethods('GET', 'HEAD'));
}
