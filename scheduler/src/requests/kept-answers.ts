import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';
import { brotli, chosenEncoding } from './compression.ts';
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

interface Answer extends Partial<Keeping> {
  readonly status: number;
  /** Without the length. */
  readonly headers: Record<string, string>;
  /** As it travels, a character for each byte: Node sends a string and the headers before it in one piece. */
  readonly body: string | GappedPage;
  /** The last moment, by performance.now(), before it is worth being made smaller. */
  readonly freshUntil: number;
}

/** How long an answer is given that was compressed in a hurry, in milliseconds. */
const hurriedMs = 1_000;
const mostBytes = 8 * 2 ** 20;
const mostEntries = 2_000;

function encodingFor({ headers }: IncomingMessage): ReturnType<typeof chosenEncoding> {
  return chosenEncoding(String(headers['accept-encoding'] ?? ''));
}

function keyOf(request: IncomingMessage): string {
  const { host = '', origin = '' } = request.headers;
  return `${host} ${origin} ${encodingFor(request)} ${request.url}`;
}

/** An answer's body for one visitor, in Latin-1. */
function bodyFor({ body, gap }: Answer, nowMs: number, text = gap?.next(nowMs) ?? ''): string {
  return typeof body === 'string' ? body : body.fill(text).toString('latin1');
}

function sizeOf({ body }: Answer): number {
  return typeof body === 'string' ? body.length : body.bytes;
}

/** Compresses answers and keeps those that hold for everybody, ready to be sent, until a booking changes them. */
export class KeptAnswers {
  readonly #clock: Clock;
  readonly #version: () => number;
  readonly #kept = new Map<string, Answer>();
  readonly #making = new Map<string, Promise<void>>();
  #versionNow: number | null = null;
  #keptVersion = 0;
  #bytes = 0;
  #isCompressing = false;

  /** @param version tells the present state of the bookings. */
  constructor(clock: Clock, version: () => number) {
    this.#clock = clock;
    this.#version = version;
  }

  /** Sends a kept answer, if there is one that holds, past the framework. @returns whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const kept = request.method === 'GET' && this.#find(keyOf(request));
    if (!kept) return false;
    const body = bodyFor(kept, this.#clock.now());
    response.writeHead(kept.status, { ...kept.headers, 'content-length': body.length });
    response.end(body, 'latin1');
    return true;
  }

  /** Compresses what the routes answer, and keeps it where they say for how long. */
  middleware(): MiddlewareHandler<{ Bindings: HttpBindings }> {
    return async (context, next) => {
      const key = context.req.method === 'GET' ? keyOf(context.env.incoming) : '';
      // Whoever asks for what is being made waits for it.
      await this.#making.get(key);
      const kept = this.#find(key);
      if (kept) return this.#response(kept);
      const making = this.#make(context, next, key);
      if (key) this.#making.set(key, making);
      await making.finally(() => this.#making.delete(key));
      return undefined;
    };
  }

  #response(answer: Answer, text?: string): Response {
    const body = Buffer.from(bodyFor(answer, this.#clock.now(), text), 'latin1');
    return new Response(new Uint8Array(body), answer);
  }

  async #make(context: Context, next: () => Promise<void>, key: string): Promise<void> {
    await next();
    if (!/^(text\/|application\/json)/.test(context.res.headers.get('content-type') ?? '')) return;
    const encoding = chosenEncoding(context.req.header('accept-encoding') ?? '');
    const { headers, status } = context.res;
    headers.set('vary', [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const keeping = context.get('keeping') as Keeping | undefined;
    const text = await context.res.text();
    const compressed =
      encoding === 'br'
        ? await this.#brotli(text, keeping)
        : { body: await bodyIn(encoding, text, keeping?.gap), freshUntil: Infinity };
    const answer = { ...keeping, ...compressed, status, headers: Object.fromEntries(headers) };
    if (key && keeping) this.#keep(key, answer);
    context.res = undefined;
    context.res = this.#response(answer, keeping?.gap?.text);
  }

  /** As small as can be where it will be given again and no other answer is just made so: else all would wait. */
  async #brotli(text: string, keeping: Keeping | undefined): Promise<Pick<Answer, 'body' | 'freshUntil'>> {
    const inHurry = !keeping || this.#isCompressing;
    if (inHurry) {
      return {
        body: await bodyIn('br', text, keeping?.gap, true),
        freshUntil: performance.now() + hurriedMs,
      };
    }
    this.#isCompressing = true;
    try {
      return { body: await bodyIn('br', text, keeping.gap), freshUntil: Infinity };
    } finally {
      this.#isCompressing = false;
    }
  }

  /** The kept answer, if it holds. The bookings are asked once in a turn of the event loop, which answers many. */
  #find(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (this.#versionNow === null) {
      this.#versionNow = this.#version();
      setImmediate(() => (this.#versionNow = null));
    }
    const holds = kept.version === this.#versionNow && this.#clock.now() <= kept.untilMs!;
    return holds && performance.now() <= kept.freshUntil ? kept : undefined;
  }

  #keep(key: string, answer: Answer): void {
    if (answer.gap && typeof answer.body === 'string') return;
    // Somebody may have booked while it was compressed.
    if (answer.version !== this.#version()) return;
    if (answer.version !== this.#keptVersion) this.#kept.clear();
    if (this.#kept.size === 0) this.#bytes = 0;
    this.#keptVersion = answer.version;
    this.#forget(key);
    this.#kept.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostEntries && this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known && this.#kept.delete(key)) this.#bytes -= sizeOf(known);
  }
}

/** A text in an encoding, with a gap in it where one is asked for and can be made. */
async function bodyIn(
  encoding: ReturnType<typeof chosenEncoding>,
  text: string,
  gap: Keeping['gap'],
  inHurry = false,
): Promise<string | GappedPage> {
  const hasGap = gap && encoding !== 'identity' && text.split(gap.text).length === 2;
  if (hasGap) return GappedPage.of(text, gap.text, encoding, inHurry);
  if (encoding === 'br') return (await brotli(text, inHurry)).toString('latin1');
  const bytes = encoding === 'gzip' ? gzipSync(text, { level: 9 }) : Buffer.from(text);
  return bytes.toString('latin1');
}
