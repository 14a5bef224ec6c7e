import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { friday, makeDbPath } from './booking-client.ts';

/** Starts a program of the service. */
function launch(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', SCHEDULER_NOW: friday, ...environment };
  return spawn(process.execPath, [join('src', file), ...options], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a program did that has ended. */
interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program of the service until it ends. */
export async function runToEnd(...program: Parameters<typeof launch>): Promise<Outcome> {
  const child = launch(...program);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = await ended;
  return { code, output, errors };
}

/** Starts the service on a port that is probably free, and waits until it says where it is; it ends with the test. */
export async function startProcess(dbPath = makeDbPath()) {
  const port = randomInt(20_000, 32_000);
  const child = launch('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: String(port) });
  const errors = text(child.stderr!);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const started = await Promise.race([once(child.stdout!, 'data'), ended.then(() => null)]);
  if (!started) throw new Error(`The service ended: ${await errors}`);
  /** Ends the service with a signal and gives its exit code; null when the signal killed it. */
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  onTestFinished(async () => void (await end()));
  return { url: `http://127.0.0.1:${port}`, dbPath, child, end };
}
