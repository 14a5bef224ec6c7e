import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseError, isLocked } from '../bookings/database.ts';
import type { Owner } from '../config/owner-settings.ts';
import { hashSource, pageScripts } from '../pages/inline-assets.ts';
import { messagePage } from '../pages/message-page.ts';
import { pageLayout, type PageParts } from '../pages/page-layout.ts';
import { isEmbedded, linkTo, readCarried } from '../requests/carried-parameters.ts';
import { isWellEncoded } from '../requests/form-body.ts';
import { asksForColors, pageSheets, type PageSheets } from '../requests/page-colors.ts';
import { addressOf, incomingOf, queryOf, type Service } from './service.ts';

declare module 'hono' {
  interface ContextVariableMap {
    owner: Owner;
    sheets: PageSheets;
  }
}

/** Answers with a page in the owner's name and colors. */
export function page(
  context: Context,
  parts: PageParts,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const { business } = context.get('owner');
  const embedded = isEmbedded(readCarried(queryOf(context)));
  return context.html(pageLayout(parts, { business, sheets: context.get('sheets'), embedded }), status);
}

function isApi(context: Context): boolean {
  return context.req.path.startsWith('/api/');
}

/** Answers with nothing but a message: JSON below /api/, else a page. */
export function message(
  context: Context,
  status: ContentfulStatusCode,
  heading: string,
  text: string,
  link?: { href: string; label: string },
): Response | Promise<Response> {
  if (isApi(context)) return context.json({ error: text }, status);
  return page(context, messagePage({ heading, text, link }), status);
}

/** Answers that there is nothing at this address, with the way to what there is. */
export function notFound(context: Context, service: Service): Response | Promise<Response> {
  const href = linkTo(`/${service.config.owner.account}`, readCarried(queryOf(context)));
  return message(context, 404, 'Page not found', 'There is nothing to book at this address.', {
    href,
    label: 'See all meetings',
  });
}

/** Answers that an address does not take a method. */
export function otherMethods(...allowed: readonly string[]): MiddlewareHandler {
  return async (context) => {
    context.header('Allow', allowed.join(', '));
    const text = `This address answers to ${allowed.join(', ')} only.`;
    return message(context, 405, 'Not possible here', text);
  };
}

/** Refuses addresses whose percent-encoding is broken. */
export const refuseBrokenAddresses: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = addressOf(context);
  if (isWellEncoded(pathname) && isWellEncoded(search) && !/%00/.test(pathname)) return next();
  return context.text('The address has a broken percent-encoding in it.\n', 400);
};

/** Sets whose pages these are, and the headers that keep them to themselves and to the allowed frames. */
export function protectiveHeaders(owner: Owner, allowedOrigins: readonly string[]): MiddlewareHandler {
  const sources = (texts: object) => Object.values(texts).map(hashSource).join(' ');
  const policyFor = (sheets: PageSheets) =>
    [
      "default-src 'none'",
      `script-src ${sources(pageScripts)}`,
      `style-src ${sources(sheets)}`,
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${allowedOrigins.join(' ') || "'none'"}`,
    ].join('; ');
  const usualSheets = pageSheets(new Map(), owner.colors);
  const usualPolicy = policyFor(usualSheets);
  return async (context, next) => {
    const carried = readCarried(queryOf(context));
    const sheets = asksForColors(carried) ? pageSheets(carried, owner.colors) : usualSheets;
    context.set('owner', owner);
    context.set('sheets', sheets);
    // Before the answer is made: each header that is put on it afterwards makes it anew.
    context.header('Content-Security-Policy', sheets === usualSheets ? usualPolicy : policyFor(sheets));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('X-Robots-Tag', 'noindex');
    // Booking addresses hold a secret; "same-origin" also keeps the Origin header of our own forms.
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

/** What a visitor is told who has posted too often, with the header for programs; undefined for everybody else. */
export function tooManyPosts(context: Context, service: Service): string | undefined {
  const seconds = service.rateLimit.secondsToWait(
    incomingOf(context).socket.remoteAddress ?? 'unknown',
    performance.now(),
  );
  if (seconds === 0) return undefined;
  context.header('Retry-After', String(seconds));
  return `Too many attempts. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then send the form again.`;
}

/** Writes an error where the owner reads it, with what was asked for. */
export function report(context: Context, error: Error): void {
  console.error(`${context.req.method} ${context.req.path}: ${error.message}`);
}

/**
 * What a visitor is told whose form could not be stored, with the header for programs.
 * @param nothing says what was not done.
 * @throws the error, when it does not come from the database.
 */
export function cannotStore(context: Context, error: unknown, nothing: string): string {
  if (!isDatabaseError(error)) throw error;
  if (isLocked(error)) {
    context.header('Retry-After', '5');
    return `The calendar is busy at the moment. ${nothing} Send the form again in a few seconds.`;
  }
  report(context, error);
  context.header('Retry-After', '30');
  return `Bookings cannot be stored at the moment. ${nothing} Try again in a minute.`;
}

/** Whether a browser says that a post comes from a page of another origin. */
export function comesFromElsewhere(context: Context): boolean {
  if (['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '')) return true;
  const origin = context.req.header('origin');
  // By host only: whoever stands in between may have taken the encryption off.
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== context.req.header('host');
}
