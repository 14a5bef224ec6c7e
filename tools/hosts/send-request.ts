import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The expiry date of the certificate, for example "Nov 24 12:00:00 2026 GMT"; undefined without HTTPS. */
  certificateEnd: string | undefined;
}

export interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request as given: unlike fetch, it normalizes no path, follows no redirect and decompresses nothing.
 * @param origin such as `http://127.0.0.1:4321`.
 */
export function sendRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(15_000);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, agent: false, signal, ...options }, (response) => {
      const { statusCode: status = 0, headers, socket } = response;
      const certificateEnd = (socket as Partial<TLSSocket>).getPeerCertificate?.().valid_to;
      buffer(response).then((body) => resolve({ status, headers, body, certificateEnd }), reject);
    });
    request.once('error', reject);
    request.end();
  });
}
