import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { brandFontsFolder } from '../../site/src/theme/font-packages.ts';
import { colorSheet } from '../../site/src/theme/tokens.ts';
import { isDatabaseError } from './database.ts';
import { logError, message, notFound, type HandlerResponse } from './routes/responses.ts';
import { addBookingRoutes } from './routes/booking.ts';
import { addCalendarRoutes } from './routes/calendar.ts';
import type { Service } from './config.ts';
import { inlineScriptHash } from './views/layout.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Refuses requests for other hosts than this machine, against DNS rebinding. */
const loopbackOnly: MiddlewareHandler = async (c, next) =>
  loopbackHost.test(c.req.header('host') ?? '') ? next() : c.text('This host is not served here.\n', 421);

const responseHeaders: MiddlewareHandler = async (c, next) => {
  // A form keeps its state when the visitor goes back to it. The pages of a booking must not be cached.
  c.header('Cache-Control', c.req.path.startsWith('/bookings/') ? 'no-store' : 'private, no-cache');
  await next();
  // The widget script is loaded by other sites, which "same-origin" would prevent.
  if (c.req.path.startsWith('/assets/external/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

function securityHeaders({ frameAncestors }: Service): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", inlineScriptHash],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: [...frameAncestors],
    },
    // HSTS would force HTTPS on all ports of localhost. `frameAncestors` replaces X-Frame-Options.
    strictTransportSecurity: false,
    xFrameOptions: false,
    // Booking URLs hold a secret. "same-origin" still sends the Origin header with our own forms.
    referrerPolicy: 'same-origin',
  });
}

/** Fallback fonts, until a build of the site or its dev server has written those of the business. */
const deviceFonts = ':root{--font-heading:sans-serif;--font-text:sans-serif}';

/** Adds the routes of static files, and of the site's fonts and colors. */
function addStaticFiles(app: Hono, { business }: Service): void {
  const cached: MiddlewareHandler = async (c, next) => {
    c.header('Cache-Control', 'public, max-age=300');
    await next();
  };
  const { brand } = business;
  const fonts = brandFontsFolder(brand.fonts);
  const fontSheet = join(fonts, 'fonts.css');
  app.get('/assets/*', cached, serveStatic({ root: publicFolder }));
  app.get('/theme/theme.css', cached, (c) => {
    const fontRules = existsSync(fontSheet) ? readFileSync(fontSheet, 'utf8') : deviceFonts;
    return c.body(fontRules + colorSheet(brand), 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/theme/:file{[a-z-]+\\.woff2}', cached, (c) => {
    const file = join(fonts, c.req.param('file'));
    if (!existsSync(file)) return c.notFound();
    return c.body(readFileSync(file), 200, { 'Content-Type': 'font/woff2' });
  });
}

function handleError(error: Error, c: Context, service: Service): HandlerResponse {
  if (error instanceof HTTPException) {
    const text = 'This form was sent from another site. Nothing was changed.';
    return message(c, service, 403, 'That didn’t work', text);
  }
  // Not logged, because clients may close a connection at any time.
  if (c.req.raw.signal.aborted) return c.body(null, 400);
  logError(c, error);
  if (!isDatabaseError(error))
    return message(c, service, 500, 'Something went wrong', 'That’s a problem on our end. Please try again.');
  c.header('Retry-After', '30');
  const text = 'We can’t open or save bookings right now. Nothing was changed. Try again in a minute.';
  return message(c, service, 503, 'The calendar isn’t working', text);
}

/** The Hono app of the service. */
export function createApp(service: Service): Hono {
  const app = new Hono({ strict: false });
  const tooLarge = 'The form is too large. Shorten your note.';
  const onError = (c: Context) => message(c, service, 413, 'That didn’t work', tooLarge);
  app.use(responseHeaders, securityHeaders(service), loopbackOnly, compress(), csrf());
  app.use(bodyLimit({ maxSize: 16 * 1024, onError }));
  app.get('/health', (c) => c.text('ok\n'));
  addStaticFiles(app, service);
  addBookingRoutes(app, service);
  addCalendarRoutes(app, service);
  app.notFound((c) => notFound(c, service));
  app.onError((error, c) => handleError(error, c, service));
  return app;
}
