import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Asks a server for exactly the path given: nothing is normalized, followed or unpacked, as fetch would.
 * @param origin such as `http://127.0.0.1:4321`.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const { method = 'GET', headers = {} } = question;
  return new Promise((resolve, reject) => {
    const request = send(
      { hostname, port, path, method, headers, agent: false, timeout: 15_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.once('timeout', () =>
      request.destroy(new Error(`${origin}${path} did not answer in 15 seconds.`)),
    );
    request.once('error', reject);
    request.end();
  });
}
