import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../deploy/started-hosts.ts';
import { startSchedulerProcess } from '../scripts/processes.ts';
import { untilAnswering } from '../scripts/running-servers.ts';

/**
 * A scheduling service that the pages of a host may frame, at a port of its own.
 * @param environment further environment variables, such as SCHEDULER_NOW.
 */
export async function startScheduler(framedBy: string, environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  const service = startSchedulerProcess({ site: port - 1, scheduler: port }, false, {
    SCHEDULER_FRAME_ANCESTORS: framedBy,
    SCHEDULER_DB: join(folder, 'bookings.sqlite'),
    ...environment,
  });
  await untilAnswering(`http://127.0.0.1:${port}/health`);
  const stop = () => {
    service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
