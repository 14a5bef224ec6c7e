import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SlotProblem } from '../availability.ts';
import type { Booking } from '../bookings.ts';
import { isDatabaseError } from '../database.ts';
import { withQuery } from '../query.ts';
import { eventPath, pageContext, type BookingRequest } from '../booking-request.ts';
import type { Service } from '../config.ts';
import { page, type Link } from '../views/layout.ts';

export type HandlerResponse = Response | Promise<Response>;

export const slotMessages: Readonly<Record<SlotProblem, string>> = {
  taken: 'Someone else just booked that time.',
  past: 'That time has passed.',
  'not-offered': 'That time can’t be booked.',
};

/** A response that consists of a message: JSON for paths below /api/, else a page with an optional link to continue. */
export function message(
  c: Context,
  service: Service,
  status: ContentfulStatusCode,
  heading: string,
  text: string,
  link?: Link,
): HandlerResponse {
  if (c.req.path.startsWith('/api/')) return c.json({ error: text }, status);
  const { email } = service.business;
  const main = html`<header class="head"><h1 id="step" tabindex="-1">${heading}</h1></header>
    <p>${text}</p>
    <p class="send">
      ${link && html`<a class="button" href="${link.url}">${link.label}</a>`}
      <a class="action" href="mailto:${email}">Email ${email}</a>
    </p>`;
  return c.html(page(pageContext(c, service), { title: heading, layout: 'steps', main }), status);
}

/** The 404 response, with a link to the first event. */
export function notFound(c: Context, service: Service): HandlerResponse {
  const { schedule } = service;
  const url = withQuery(eventPath(schedule, schedule.events[0]!.slug), pageContext(c, service).params);
  const link = { label: 'Book a call', url };
  return message(c, service, 404, 'Page not found', 'There’s nothing to book at this address.', link);
}

/** The URL of a booking's page. @param news further parameters: `was` is the time before a move. */
export function bookingUrl({ params }: BookingRequest, { secret }: Booking, news?: { was: string }): string {
  return `${withQuery(`/bookings/${secret}`, params, news)}#step`;
}

/** Logs an error to stderr, with the route instead of the URL, which may hold a booking's secret or a name. */
export function logError(c: Context, error: Error): void {
  // The message of any other error may quote what the visitor typed, so only its name and stack are logged.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const text = isDatabaseError(error) ? error.message : [error.name, ...frames].join('\n');
  console.error(`${c.req.method} ${c.req.routePath}: ${text}`);
}
