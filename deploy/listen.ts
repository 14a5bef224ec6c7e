import type { Server } from 'node:http';

/** Starts a server on the loopback interface. @throws Error that names a port in use. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
