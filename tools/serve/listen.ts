import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers on the loopback interface; disposed of, it ends with its connections. */
export interface StartedHost extends AsyncDisposable {
  origin: string;
}

/** Starts a server on the loopback interface; port 0 is any that is free. @throws Error when it is in use. */
export async function listen(server: Server, port: number): Promise<StartedHost> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  await using host = await listen(createServer(), 0);
  return Number(new URL(host.origin).port);
}
