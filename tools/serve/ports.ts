import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Ports } from './processes.ts';

const variables = { site: 'PORT', scheduler: 'SCHEDULER_PORT' } as const;

function readPort(server: keyof Ports, fallback: number): number {
  const name = variables[server];
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port from 1 to 65535, and is "${text}".`);
  }
  return port;
}

/** The ports of the site and of the local scheduling service. @throws Error when PORT or SCHEDULER_PORT is wrong. */
export function readPorts(): Ports {
  const ports = { site: readPort('site', 4321), scheduler: readPort('scheduler', 4322) };
  if (ports.site === ports.scheduler) {
    throw new Error(`PORT and SCHEDULER_PORT are both ${ports.site}; they must differ.`);
  }
  return ports;
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    await probe[Symbol.asyncDispose]();
    return false;
  } catch (error) {
    return /EADDRINUSE|EACCES/.test(String(error));
  }
}

/**
 * Makes sure that ports are free on 127.0.0.1 and ::1, because browsers may use either address for localhost.
 * @throws Error that names the port in use, and what to do.
 */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const [server, port] of Object.entries(ports)) {
    if (!(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'))) continue;
    const another = `${variables[server as keyof Ports]}=${port + 100}`;
    throw new Error(
      `Port ${port} is in use. Stop what runs there, or choose another port, such as ${another}.`,
    );
  }
}
