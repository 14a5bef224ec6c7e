import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on the loopback interface. Disposing of it closes the server and its connections. */
export interface StartedHost extends AsyncDisposable {
  origin: string;
}

/** Starts a server on the loopback interface; port 0 means any free port. @throws Error if the port is in use. */
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

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  await using host = await listen(createServer(), 0);
  return Number(new URL(host.origin).port);
}
