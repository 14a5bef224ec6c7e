/** @jsxRuntime automatic */
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessagePage } from '../pages/message-page.tsx';
import { linkTo, readCarried } from '../requests/carried-parameters.ts';
import { isWellEncoded } from '../requests/form-body.ts';
import { queryOf, type Service } from './service.ts';

/** Answers with a page. */
export function page(context: Context, element: ReactElement, status: ContentfulStatusCode = 200): Response {
  return context.html(`<!doctype html>${renderToStaticMarkup(element)}`, status);
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
): Response {
  if (isApi(context)) return context.json({ error: text }, status);
  const carried = readCarried(queryOf(context));
  return page(context, <MessagePage heading={heading} text={text} carried={carried} link={link} />, status);
}

/** Answers that there is nothing at this address, with the way to what there is. */
export function notFound(context: Context, service: Service): Response {
  const href = linkTo(`/${service.config.account}`, readCarried(queryOf(context)));
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
  const { pathname, search } = new URL(context.req.url);
  if (isWellEncoded(pathname) && isWellEncoded(search) && !/%00/.test(pathname)) return next();
  return context.text('The address has a broken percent-encoding in it.\n', 400);
};

/** Sets the headers that keep the pages to themselves and to the allowed frames. */
export function protectiveHeaders(allowedOrigins: readonly string[]): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${allowedOrigins.join(' ') || "'none'"}`,
  ].join('; ');
  return async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    // Booking addresses hold a secret; "same-origin" also keeps the Origin header of our own forms.
    context.header('Referrer-Policy', 'same-origin');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  };
}

function remoteAddress(context: Context): string {
  const bindings = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Lets each remote address post only so often. */
export function limitPosts(service: Service): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const seconds = service.rateLimit.secondsToWait(remoteAddress(context), performance.now());
    if (seconds === 0) return next();
    context.header('Retry-After', String(seconds));
    const text = `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then go back and send the form again.`;
    return message(context, 429, 'Too many attempts', text);
  };
}

/** Whether a browser says that a post comes from a page of another origin. */
export function comesFromElsewhere(context: Context): boolean {
  return ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');
}
