import type { IncomingMessage } from 'node:http';

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

const tooLarge = () => new RequestError(413, 'The form is too large. Shorten the note and send it again.');

/** Reads Node's own stream: the standard one around it takes more time than everything else about a booking. */
async function readLimited(incoming: IncomingMessage): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > largestBody) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestBody) chunks.push(chunk);
      else reject(tooLarge());
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    // The visitor, or a time limit, ended the connection: nobody is there to hear it, and nothing is wrong here.
    const lost = () =>
      incoming.readableEnded || reject(new RequestError(400, 'The form did not arrive. Send it again.'));
    incoming.once('error', lost).once('close', lost);
  });
}

/**
 * The fields of a posted form.
 * @throws RequestError for another content type, a body over 16 KB, or broken encoding.
 */
export async function readForm(incoming: IncomingMessage): Promise<URLSearchParams> {
  const type = (incoming.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new RequestError(415, 'Send the form of the booking page: application/x-www-form-urlencoded.');
  }
  const body = (await readLimited(incoming)).toString('latin1');
  if (!isWellEncoded(body) || /[^\x20-\x7e]/.test(body)) {
    throw new RequestError(400, 'The form was damaged on its way. Go back and send it again.');
  }
  return new URLSearchParams(body);
}
