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
  /** Whether it may still be made smaller. */
  canShrink: boolean;
}

const mostBytes = 8 * 2 ** 20;
const mostEntries = 2_000;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Takes seven times as long, in a thread of its own: for pages that are asked for again. */
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
      const kept = this.#prepare(context, text, encoding);
      if (context.get('keeping') && context.req.method === 'GET') this.#keep(context, encoding, kept);
      const { gap } = kept;
      const body = kept.body instanceof GappedPage ? kept.body.fill(gap!.text) : kept.body;
      context.res = undefined;
      context.res = new Response(new Uint8Array(body), kept);
    };
  }

  #prepare(context: Context, text: string, encoding: Encoding): Kept {
    const keeping = context.get('keeping') ?? { version: 0, untilMs: 0 };
    const gapped = keeping.gap && encoding !== 'identity' && text.split(keeping.gap.text).length === 2;
    const body = gapped ? new GappedPage(text, keeping.gap.text, encoding) : compress(text, encoding);
    const { headers, status } = context.res;
    const vary = [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    headers.set('vary', vary);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const canShrink = encoding === 'br' && !gapped;
    return { ...keeping, status, headers: Object.fromEntries(headers), body, canShrink };
  }

  /** Makes a kept page as small as it can be, one page at a time and while others are answered. */
  #shrink(kept: Kept): void {
    if (!kept.canShrink || this.#isShrinking || kept.body instanceof GappedPage) return;
    kept.canShrink = false;
    this.#isShrinking = true;
    brotliCompress(brotliDecompressSync(kept.body), bestQuality, (error, smaller) => {
      this.#isShrinking = false;
      // The room that it took stays taken: the limit need not be exact.
      if (!error && smaller.length < sizeOf(kept.body)) kept.body = smaller;
    });
  }

  #keep(context: Context, encoding: Encoding, kept: Kept): void {
    if (kept.gap && !(kept.body instanceof GappedPage)) return;
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
