import type { HonoRequest } from 'hono';

/** Most bytes that a form may send. */
export const largestBody = 16 * 1024;

/** A request that cannot be answered as asked; the message is for the visitor. */
export class RequestError extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether every % in the text begins a proper UTF-8 percent-encoding. */
export function isWellEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

async function readLimited(request: HonoRequest): Promise<Buffer> {
  const tooLarge = new RequestError(413, 'The form is too large. Shorten the note and send it again.');
  if (Number(request.header('content-length') ?? 0) > largestBody) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > largestBody) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // The visitor, or a time limit, ended the connection: nobody is there to hear it, and nothing is wrong here.
    throw error === tooLarge ? tooLarge : new RequestError(400, 'The form did not arrive. Send it again.');
  }
  return Buffer.concat(chunks);
}

/**
 * The fields of a posted form.
 * @throws RequestError for another content type, a body over 16 KB, or broken encoding.
 */
export async function readForm(request: HonoRequest): Promise<URLSearchParams> {
  const type = (request.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new RequestError(415, 'Send the form of the booking page: application/x-www-form-urlencoded.');
  }
  const body = (await readLimited(request)).toString('latin1');
  if (!isWellEncoded(body) || /[^\x20-\x7e]/.test(body)) {
    throw new RequestError(400, 'The form was damaged on its way. Go back and send it again.');
  }
  return new URLSearchParams(body);
}
