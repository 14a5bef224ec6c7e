import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { freeSlots } from '../availability.ts';
import { databaseProblem } from '../db.ts';
import { withQuery } from '../query.ts';
import { availabilityOf, findEventType, originOf, parseBookingRequest, type Service } from '../service.ts';
import { formatInstant } from '../time.ts';

const maxTimes = 120;
const defaultTimes = 3;

/** The next free starts of an event, and the URL of the form for each. */
function nextTimes(c: Context, service: Service): Response {
  const eventType = findEventType(c, service.config);
  if (!eventType) return c.json({ error: 'There is no such account or event.' }, 404);
  const limit = Math.min(Math.max(Number(c.req.query('limit')) || defaultTimes, 1), maxTimes);
  const request = parseBookingRequest(c, service, eventType);
  const times = freeSlots(availabilityOf(request))
    .slice(0, limit)
    .map(({ startMs }) => formatInstant(startMs));
  const page = `${originOf(c, service)}${request.path}`;
  const links = times.map((time) => `${withQuery(page, request.params, { time })}#form`);
  return c.json({ event: eventType.slug, minutes: request.minutes, times, links });
}

/** Adds the public list of next free times and the sign of life. */
export function addApiRoutes(app: Hono, service: Service): void {
  app.use('/api/*', cors({ origin: [...service.environment.frameAncestors], allowMethods: ['GET', 'HEAD'] }));
  app.get('/api/:account/:event/next', (c) => nextTimes(c, service));
  app.get('/health', async (c) => {
    const problem = await databaseProblem(service.database);
    return problem === null ? c.text('ok\n') : c.text(`${problem}\n`, 503);
  });
}
