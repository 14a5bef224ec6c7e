import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Has the scheduling services started from here keep their bookings in a folder of their own, unless one is chosen. */
export function useTemporaryBookings(): void {
  process.env['SCHEDULER_DB'] ??= join(mkdtempSync(join(tmpdir(), 'bookings-')), 'bookings.sqlite');
}

/**
 * Waits until the local scheduling service answers.
 * @returns the milliseconds that it took.
 * @throws Error when it does not answer in time.
 */
export async function schedulerReady(port: number, withinMs = 20_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return performance.now() - began;
    await pause(5);
  }
  throw new Error(`The scheduling service did not answer on port ${port} within ${withinMs / 1000} seconds.`);
}
