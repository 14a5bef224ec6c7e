import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainFileHeaders } from './headers.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client may take to read the answer to a broken request. */
const farewellTime = 1_000;

/** Answers on a bare connection, with the headers every response carries, and ends it. */
export function endWith(socket: Duplex, status: number): void {
  const text = `${STATUS_CODES[status] ?? 'Error'}.\n`;
  const headers = {
    ...plainFileHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`, ...lines, '', text].join('\r\n'));
  // A client that never ends its side would keep the connection for good.
  setTimeout(() => socket.destroy(), farewellTime).unref();
}

/** Answers what could not be read as a request: malformed, too long or too slow. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, statusByCode[error.code ?? ''] ?? 400);
}
