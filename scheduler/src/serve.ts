import { setFlagsFromString } from 'node:v8';
import type { RunningScheduler } from './start-scheduler.ts';

/** How long requests that are on their way when the service is told to stop are still taken, in milliseconds. */
const grace = 250;

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['SCHEDULER_PORT'] ?? 4322} is in use. Stop what uses it, or set SCHEDULER_PORT.`;
  }
  return error.message;
}

function stopOnSignal(scheduler: RunningScheduler): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void scheduler.close(grace).then(() => process.exit(0)));
  }
}

// The memory for what is thrown away at once grows to 64 MB under load otherwise. From 2 MB on, which only the command
// line can say (package.json), a page takes a fifth less of the processor than from 1 MB; from 4 MB on, no less than that.
setFlagsFromString('--semi-space-growth-factor=1');

try {
  const { readEnvironment } = await import('./environment.ts');
  const { startScheduler } = await import('./start-scheduler.ts');
  const { clock, ...environment } = readEnvironment(process.env);
  const scheduler = await startScheduler({ ...environment, now: clock });
  stopOnSignal(scheduler);
  console.log(`Scheduler (demonstration) at ${scheduler.url.replace('127.0.0.1', 'localhost')}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
