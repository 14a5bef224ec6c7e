import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { friday } from './booking-client.ts';

const cwd = join(import.meta.dirname, '..');
const environment = { PATH: process.env['PATH'] ?? '', SCHEDULER_NOW: friday };

/** A path for a database in a temporary folder, which is removed after the test. */
export function makeDbPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scheduler-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'bookings.sqlite');
}

/** Runs `npm run bookings` on a database. */
export function runBookings(dbPath: string, ...options: string[]) {
  const env = { ...environment, SCHEDULER_DB: dbPath };
  return spawnSync(process.execPath, ['src/cli.ts', ...options], { cwd, env, encoding: 'utf8' });
}

/** Starts the service on a port that is probably free, and waits until it prints its URL; it stops after the test. */
export async function startProcess(dbPath = makeDbPath()) {
  const port = randomInt(20_000, 32_000);
  const env = { ...environment, SCHEDULER_DB: dbPath, SCHEDULER_PORT: String(port) };
  const child = spawn(process.execPath, ['src/server.ts'], { cwd, env });
  const errors = text(child.stderr);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const started = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (!started) throw new Error(`The service ended: ${await errors}`);
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return { url: `http://127.0.0.1:${port}`, dbPath, child };
}
