import type { Server } from 'node:http';

/**
 * Starts a server on the loopback interface.
 * @returns what ends it, with its connections.
 * @throws Error that names a port in use.
 */
export async function listen(server: Server, port: number): Promise<() => Promise<void>> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
