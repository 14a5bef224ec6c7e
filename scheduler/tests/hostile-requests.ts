import { converse, responseHeads, type RawConversation } from './raw-connection.ts';
import { consultationPath } from './booking-client.ts';

/** Bytes that no browser would send, and the statuses that are a right answer to them. */
export interface HostileRequest {
  readonly name: string;
  readonly bytes: string;
  readonly statuses: readonly number[];
}

/** Bytes of a request as they go over the wire; each character is one byte. */
export function rawRequest(line: string, ...headers: readonly string[]): string {
  return [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
}

function get(path: string, statuses: readonly number[], ...headers: readonly string[]): HostileRequest {
  return {
    name: `GET ${path.slice(0, 60)} ${headers[0]?.slice(0, 40) ?? ''}`.trim(),
    bytes: rawRequest(`GET ${path} HTTP/1.1`, ...headers),
    statuses,
  };
}

const upwards = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '..%00',
  '....',
  '%uff0e%uff0e',
];
const slashes = ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%c0%af', '%e0%80%af', '//', '/./'];
const targets = ['package.json', 'etc/passwd', 'src/main.mjs', '.data/bookings.sqlite'];

/** Ways out of the assets and pages, in every encoding: none leads anywhere. */
export const pathTraversals: readonly HostileRequest[] = upwards.flatMap((up) =>
  slashes.flatMap((slash) =>
    targets.map((target, index) => {
      const start = ['/', '/assets/', '/brightboard/', '/bookings/'][index]!;
      return get(`${start}${`${up}${slash}`.repeat(3)}${target}`, [400, 404]);
    }),
  ),
);

/** Addresses with NUL, broken escapes and names that mean something elsewhere. */
export const malformedAddresses: readonly HostileRequest[] = [
  ...['/%00', '/brightboard%00', `${consultationPath}%00`, '/brightboard\0', '/bookings/%00/invite.ics'],
  ...[
    '/%',
    '/%zz',
    '/brightboard/%E0%A4%A',
    '/%ff%fe',
    `${consultationPath}?tz=%`,
    `${consultationPath}?tz=%ff`,
  ],
  ...['//etc/passwd', '///', '/__proto__', '/constructor/prototype', '/api/__proto__/x/next', '/C:/win.ini'],
  ...['brightboard', 'http://[::1', '*', '/.git/config', '/.env', "/bookings/' OR 1=1--"],
].map((path) => get(path, [400, 404]));

/** Addresses and headers that are too long, and long ones that are not. */
export const overlong: readonly HostileRequest[] = [
  get(`/${'a'.repeat(2_000)}`, [404]),
  get(`/${'a'.repeat(15_000)}`, [404]),
  get(`/${'a'.repeat(17_000)}`, [431]),
  get(`/${'a'.repeat(1_000_000)}`, [431]),
  get(`${consultationPath}?${'q=%2e%2e/&'.repeat(1_400)}`, [200]),
  get(
    `${consultationPath}?${Array.from({ length: 20 }, (_, n) => `utm_${n}=${'%F0%9F%98%80'.repeat(50)}`).join('&')}`,
    [200],
  ),
  get('/health', [431], `Cookie: ${'c'.repeat(20_000)}`),
  get('/health', [431], ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: y`)),
];

/** Range headers, which the service does not know: the whole answer comes. */
export const rangeAbuse: readonly HostileRequest[] = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-18446744073709551615',
  'pages=1-2',
  `bytes=${Array.from({ length: 1_300 }, (_, n) => `${n}-${n}`).join(',')}`,
].map((range) => get('/assets/external/widget.js', [200], `Range: ${range}`));

const unreadable: readonly [string, string][] = [
  ['an unknown method', rawRequest('BREW / HTTP/1.1')],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/9.9', rawRequest('GET / HTTP/9.9')],
  ['a header without a colon', rawRequest('GET / HTTP/1.1', 'No colon here')],
  ['a NUL in a header', rawRequest('GET / HTTP/1.1', 'X: a\0b')],
  ['a missing host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 'GET /health HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
  ['two lengths', rawRequest(`POST ${consultationPath} HTTP/1.1`, 'Content-Length: 3', 'Content-Length: 5')],
  ['a negative length', rawRequest(`POST ${consultationPath} HTTP/1.1`, 'Content-Length: -1')],
  [
    'a length and chunks',
    rawRequest(`POST ${consultationPath} HTTP/1.1`, 'Content-Length: 3', 'Transfer-Encoding: chunked'),
  ],
  [
    'broken chunks',
    `${rawRequest(
      `POST ${consultationPath} HTTP/1.1`,
      'Content-Type: application/x-www-form-urlencoded',
      'Transfer-Encoding: chunked',
    )}zz\r\n`,
  ],
];

/** What is no proper request. */
export const brokenRequests: readonly HostileRequest[] = unreadable.map(([name, bytes]) => ({
  name,
  bytes,
  statuses: [400],
}));

const healthRequest = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Good requests on one connection with garbage after them: it costs this connection alone, answered or not. */
export const pipelinedGarbage: HostileRequest = {
  name: 'garbage after good requests',
  bytes: `${healthRequest.repeat(3)}\0\xff garbage \r\n\r\n${healthRequest}`,
  statuses: [200, 400],
};

const secrets = [/root:x:/, /"workspaces"/, /SQLite format/, /signing-key/, /^\s+at .+:\d+:\d+\)?$/m];
const largestAnswer = 4 * 1024 * 1024;

/** What is wrong with the answer to a hostile request; null when nothing is. */
function faultIn(hostile: HostileRequest, { text, ended }: RawConversation): string | null {
  const [head = 'no answer'] = responseHeads(text);
  const statuses = hostile.statuses.map((status) => `HTTP/1.1 ${status}`);
  if (!statuses.includes(head.slice(0, 12))) return `${hostile.name}: ${head.slice(0, 40).trim()}`;
  if (!ended) return `${hostile.name}: the connection stays open`;
  if (text.length > largestAnswer) return `${hostile.name}: ${text.length} bytes`;
  return secrets.some((secret) => secret.test(text)) ? `${hostile.name}: tells too much` : null;
}

/** Sends hostile requests, at most `together` at a time, and gives what is wrong with the answers. */
export async function faultsIn(
  port: number,
  requests: readonly HostileRequest[],
  together: number,
): Promise<string[]> {
  const faults: (string | null)[] = [];
  for (let sent = 0; sent < requests.length; sent += together) {
    const batch = requests.slice(sent, sent + together);
    const found = batch.map(async (hostile) => faultIn(hostile, await converse(port, hostile.bytes)));
    faults.push(...(await Promise.all(found)));
  }
  return faults.filter((fault) => fault !== null);
}
