import { readFileSync } from 'node:fs';
import { freePort, startProcess, type SchedulerProcess } from '../tests/scheduler-process.ts';

const started: SchedulerProcess[] = [];

/** Starts the service in a process of its own, which ends with this one at the latest. */
export async function startService(dbPath: string): Promise<SchedulerProcess> {
  const service = await startProcess(dbPath, await freePort());
  started.push(service);
  return service;
}

/** Kills every service that still runs. */
export function killServices(): void {
  for (const { child } of started) child.kill('SIGKILL');
}

/** Whether the process still runs. */
export function isRunning({ child }: SchedulerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** The memory that the process has in use, in megabytes; not a number where there is no /proc. */
export function memoryOf({ child }: SchedulerProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
