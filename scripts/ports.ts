import { createServer } from 'node:net';

export interface Ports {
  site: number;
  scheduler: number;
}

/** For the person at the terminal: what is wrong and what to do, without a stack. */
export class PortError extends Error {}

/** A port from the environment. @throws PortError when it is none. */
export function readPort(name: 'PORT' | 'SCHEDULER_PORT' | 'EDIT_PORT', fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PortError(`${name} must be a port from 1 to 65535, and is "${text}".`);
  }
  return port;
}

/** The ports of the site and of the local scheduling service, from PORT and SCHEDULER_PORT. */
export function readPorts(): Ports {
  const ports = { site: readPort('PORT', 4321), scheduler: readPort('SCHEDULER_PORT', 4322) };
  if (ports.site === ports.scheduler) {
    throw new PortError(`PORT and SCHEDULER_PORT are both ${ports.site}; they must differ.`);
  }
  return ports;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** A browser asks localhost at both addresses: whoever has the port at one of them would answer in our place. */
const isFreeHere = async (port: number): Promise<boolean> =>
  (await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'));

/** @throws PortError naming the port that is in use and the variable that changes it. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const wanted = [
    ['PORT', ports.site],
    ['SCHEDULER_PORT', ports.scheduler],
  ] as const;
  for (const [name, port] of wanted) {
    if (port !== undefined && !(await isFreeHere(port))) {
      throw new PortError(
        `Port ${port} is in use. Stop what runs there, or choose another: ${name}=${port + 100} npm start`,
      );
    }
  }
}
