import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Clock } from '../clock.ts';
import { GappedPage } from './gapped-page.ts';

/** How long an answer may be given again to everybody who asks for the same address. */
export interface Keeping {
  /** The state of the bookings that it was made from. */
  readonly version: number;
  /** The last moment at which it holds. */
  readonly untilMs: number;
  /** The one part that is another for everybody: as it stands in the answer, and how the next is made. */
  readonly gap?: { readonly text: string; readonly next: (nowMs: number) => string };
}

declare module 'hono' {
  interface ContextVariableMap {
    keeping: Keeping;
  }
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Kept extends Keeping {
  readonly status: number;
  readonly headers: Record<string, string>;
  body: Buffer | GappedPage;
  /** When it may be made smaller, by performance.now(). */
  shrinkAt: number;
}

/** Milliseconds after which a page that is asked for again is worth being made smaller: not while many book. */
const lastingMs = 1_000;
const mostBytes = 8 * 2 ** 20;
const mostEntries = 2_000;
// Ten more bytes in a hundred than the slower qualities, in a tenth of their time, which others would wait for.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Takes a hundred times as long, in a thread of its own: for pages that last. */
const bestQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The best of the encodings that a client takes. */
export function chosenEncoding(accepted: string): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const names = offers.map((one) => one.split(';')[0]!.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function compress(text: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, quality);
  return encoding === 'gzip' ? gzipSync(text, { level: 9 }) : Buffer.from(text);
}

function sizeOf(body: Buffer | GappedPage): number {
  return body instanceof GappedPage ? body.bytes : body.byteLength;
}

/** Compresses answers and keeps those that hold for everybody, ready to be sent, until a booking changes them. */
export class KeptAnswers {
  readonly #clock: Clock;
  readonly #version: () => number;
  readonly #kept = new Map<string, Kept>();
  #keptVersion = 0;
  #bytes = 0;
  #isShrinking = false;

  /** @param version tells the present state of the bookings. */
  constructor(clock: Clock, version: () => number) {
    this.#clock = clock;
    this.#version = version;
  }

  /** Sends a kept answer, if there is one that holds. @returns whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const { host = '', origin = '', 'accept-encoding': accepted = '' } = request.headers;
    const key = `${host} ${origin} ${chosenEncoding(String(accepted))} ${request.url}`;
    const kept = this.#kept.get(key);
    const nowMs = this.#clock.now();
    if (!kept || nowMs > kept.untilMs || kept.version !== this.#version()) return false;
    const body = kept.body instanceof GappedPage ? kept.body.fill(kept.gap!.next(nowMs)) : kept.body;
    response.writeHead(kept.status, { ...kept.headers, 'content-length': body.byteLength }).end(body);
    this.#shrink(kept);
    return true;
  }

  /** Compresses what the routes answer, and keeps it where they say for how long. */
  middleware(): MiddlewareHandler {
    return async (context, next) => {
      await next();
      if (!/^(text\/|application\/json)/.test(context.res.headers.get('content-type') ?? '')) return;
      const encoding = chosenEncoding(context.req.header('accept-encoding') ?? '');
      const text = await context.res.text();
      const kept = await this.#prepare(context, text, encoding);
      if (context.get('keeping') && context.req.method === 'GET') this.#keep(context, encoding, kept);
      const { gap } = kept;
      const body = kept.body instanceof GappedPage ? kept.body.fill(gap!.text) : kept.body;
      context.res = undefined;
      context.res = new Response(new Uint8Array(body), kept);
    };
  }

  async #prepare(context: Context, text: string, encoding: Encoding): Promise<Kept> {
    const keeping = context.get('keeping') ?? { version: 0, untilMs: 0 };
    const gapped = keeping.gap && encoding !== 'identity' && text.split(keeping.gap.text).length === 2;
    const body = gapped ? await GappedPage.of(text, keeping.gap.text, encoding) : compress(text, encoding);
    const { headers, status } = context.res;
    const vary = [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    headers.set('vary', vary);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const shrinkAt = encoding === 'br' ? performance.now() + lastingMs : Infinity;
    return { ...keeping, status, headers: Object.fromEntries(headers), body, shrinkAt };
  }

  /** Makes a kept page as small as it can be, one page at a time and while others are answered. */
  #shrink(kept: Kept): void {
    if (performance.now() < kept.shrinkAt || this.#isShrinking || kept.body instanceof GappedPage) return;
    kept.shrinkAt = Infinity;
    this.#isShrinking = true;
    brotliCompress(brotliDecompressSync(kept.body), bestQuality, (error, smaller) => {
      this.#isShrinking = false;
      // The room that it took stays taken: the limit need not be exact.
      if (!error && smaller.length < sizeOf(kept.body)) kept.body = smaller;
    });
  }

  #keep(context: Context, encoding: Encoding, kept: Kept): void {
    if (kept.gap && !(kept.body instanceof GappedPage)) return;
    // Somebody may have booked while it was compressed.
    if (kept.version !== this.#version()) return;
    if (kept.version !== this.#keptVersion) this.#kept.clear();
    if (this.#kept.size === 0) this.#bytes = 0;
    this.#keptVersion = kept.version;
    const { pathname, search } = new URL(context.req.url);
    const header = (name: string) => context.req.header(name) ?? '';
    const key = `${header('host')} ${header('origin')} ${encoding} ${pathname}${search}`;
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#bytes += sizeOf(kept.body);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostEntries && this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known && this.#kept.delete(key)) this.#bytes -= sizeOf(known.body);
  }
}
