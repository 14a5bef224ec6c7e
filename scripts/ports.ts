import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isRunning, root, type Ports } from './processes.ts';

const variables = { site: 'PORT', scheduler: 'SCHEDULER_PORT', editor: 'EDIT_PORT' } as const;
type Server = keyof typeof variables;

/** A server's port, which its variable may name. @throws Error in words when what stands there is none. */
export function readPort(server: Server, fallback: number): number {
  const name = variables[server];
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port from 1 to 65535, and is "${text}".`);
  }
  return port;
}

/** The ports of the site and of the local scheduling service, from PORT and SCHEDULER_PORT. */
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

const records = join(root, 'site/.build/ports');
/** Names the process that serves on a port, for whoever finds the port in use. */
const recordOf = (port: number) => join(records, String(port));

/** Records that this process serves on the ports, until it ends. */
export function keepRecord(ports: readonly number[]): void {
  mkdirSync(records, { recursive: true });
  for (const port of ports) writeFileSync(recordOf(port), String(process.pid));
  process.once('exit', () => {
    for (const port of ports) rmSync(recordOf(port), { force: true });
  });
}

/** The project's own process that has a port, if it is one. */
function ownProcessAt(port: number): number | undefined {
  try {
    const id = Number(readFileSync(recordOf(port), 'utf8'));
    return id > 0 && isRunning(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A browser asks localhost at both addresses: whoever has the port at one of them would answer in our place.
 * @throws Error naming the port that is in use, how to stop what is there when it is ours, and the variable that
 * changes the port.
 */
export async function requireFreePorts(ports: Partial<Record<Server, number>>): Promise<void> {
  for (const [server, port] of Object.entries(ports)) {
    if (!(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'))) continue;
    const another = `${variables[server as Server]}=${port + 100}`;
    const own = ownProcessAt(port);
    throw new Error(
      own === undefined
        ? `Port ${port} is in use. Stop what runs there, or choose another, such as ${another}.`
        : `Port ${port} is in use by a server of this project. Stop it with \`kill ${own}\`, or choose another port, such as ${another}.`,
    );
  }
}
