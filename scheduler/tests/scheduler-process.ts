import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { friday } from './booking-client.ts';

const folder = join(import.meta.dirname, '..');

/** A program that ran to its end. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** The service in a process of its own. */
export interface SchedulerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has written to its error output so far. */
  readonly errors: () => string;
}

function launch(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [join('src', file), ...options], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      SCHEDULER_NOW: friday,
      SCHEDULER_RATE_LIMIT: '100000',
      SCHEDULER_EMAIL_LIMIT: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A port that is free now, below those that the system gives to others' connections before it can be used. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = randomInt(20_000, 32_000);
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a program of the service until it ends. */
export async function runToEnd(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<Outcome> {
  const child = launch(file, environment, options);
  let output = '';
  let errors = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

/** Starts the service and waits until it says where it is. */
export async function startProcess(dbPath: string, port: number): Promise<SchedulerProcess> {
  const child = launch('main.mjs', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: String(port) });
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(() => Buffer.from(`nothing, and ended. ${errors}`));
  const line = await Promise.race([once(child.stdout!, 'data').then(([data]) => data as Buffer), ended]);
  const url = /http:\S+/.exec(line.toString())?.[0];
  if (!url) throw new Error(`The service says ${JSON.stringify(line.toString())}.`);
  return { url: url.replace('localhost', '127.0.0.1'), child, errors: () => errors };
}

/** Ends the service with a signal and gives its exit code; null when the signal killed it. */
export async function endProcess(
  { child }: SchedulerProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}
