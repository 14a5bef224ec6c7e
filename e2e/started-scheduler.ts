import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../deploy/started-hosts.ts';
import { startSchedulerProcess } from '../scripts/processes.ts';
import { untilAnswering } from '../scripts/running-servers.ts';

type Environment = Readonly<Record<string, string>>;

interface StartedScheduler {
  port: number;
  /** The file of its bookings. */
  bookings: string;
  stop: () => void;
}

/**
 * A scheduling service that the pages of a host may frame, at a port of its own.
 * @param environment further environment variables, such as SCHEDULER_NOW.
 */
export async function startScheduler(
  framedBy: string,
  environment: Environment = {},
): Promise<StartedScheduler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  const bookings = join(folder, 'bookings.sqlite');
  const service = startSchedulerProcess({ site: port - 1, scheduler: port }, false, {
    SCHEDULER_FRAME_ANCESTORS: framedBy,
    SCHEDULER_DB: bookings,
    ...environment,
  });
  await untilAnswering(`http://127.0.0.1:${port}/health`);
  const stop = () => {
    service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, bookings, stop };
}
