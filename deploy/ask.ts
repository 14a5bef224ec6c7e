import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** The certificate to trust, in place of the known authorities. */
  ca?: Buffer;
  /** False takes any certificate: for whoever judges it by itself. */
  rejectUnauthorized?: boolean;
}

/**
 * Asks a server for exactly the path given: nothing is normalized, followed or unpacked, as fetch would.
 * @param origin such as `http://127.0.0.1:4321`.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(15_000);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, agent: false, signal, ...question }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    request.once('error', reject);
    request.end();
  });
}
