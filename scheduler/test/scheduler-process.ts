import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { friday, makeDbPath } from './booking-client.ts';

const cwd = join(import.meta.dirname, '..');
const withClock = (environment: Record<string, string>) => ({
  ...{ PATH: process.env['PATH'] ?? '', SCHEDULER_NOW: friday },
  ...environment,
});

/** Runs a program of the service until it ends. */
export function runToEnd(file: string, environment: Record<string, string>, ...options: string[]) {
  const env = withClock(environment);
  return spawnSync(process.execPath, [join('src', file), ...options], { cwd, env, encoding: 'utf8' });
}

/** Starts the service on a port that is probably free, and waits until it says where it is; it ends with the test. */
export async function startProcess(dbPath = makeDbPath()) {
  const port = randomInt(20_000, 32_000);
  const env = withClock({ SCHEDULER_DB: dbPath, SCHEDULER_PORT: String(port) });
  const child = spawn(process.execPath, ['src/server.ts'], { cwd, env });
  const errors = text(child.stderr);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const started = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (!started) throw new Error(`The service ended: ${await errors}`);
  /** Ends the service and gives its exit code; null when a signal had killed it. */
  const end = async () => {
    child.kill();
    const [code] = await ended;
    return code;
  };
  onTestFinished(async () => void (await end()));
  return { url: `http://127.0.0.1:${port}`, dbPath, child, end };
}
