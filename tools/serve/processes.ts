import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ports {
  site: number;
  scheduler: number;
}

export type Environment = Readonly<Record<string, string>>;

const exitWithParent = new URL('exit-with-parent.js', import.meta.url).href;

/** Starts a Node program that ends with this process, in the project's root unless the options name a folder. */
export function startProcess(
  args: readonly string[],
  environment: Environment = {},
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, [`--import=${exitWithParent}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
}

/** Waits for a process to end. @returns its exit code; 1 after a signal, 127 if it could not start. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  // The code is null when a signal ended the process.
  const [code] = (await once(child, 'close').catch(() => [127])) as [number | null];
  return code ?? 1;
}

/** Runs a Node program to its end in the project's root, with its output shown. @returns its exit code. */
export function run(args: readonly string[], environment?: Environment): Promise<number> {
  return exitCodeOf(startProcess(args, environment));
}

/** The environment variables that tell each of the two servers the other's address. */
export function portsEnvironment(ports: Ports): Environment {
  return {
    PORT: String(ports.site),
    SCHEDULER_PORT: String(ports.scheduler),
    SCHEDULER_FRAME_ANCESTORS: `http://localhost:${ports.site} http://127.0.0.1:${ports.site}`,
  };
}

/** Starts the local scheduling service; `watch` restarts it when its files change. */
export function startSchedulerProcess(ports: Ports, watch = false): ChildProcess {
  const watching = watch ? ['--watch', '--watch-preserve-output'] : [];
  return startProcess([...watching, 'scheduler/src/server.ts'], portsEnvironment(ports));
}

/**
 * Stops all processes when this one gets SIGINT or SIGTERM, and when one of them exits.
 * @param own something else to stop with them, such as a server in this process.
 */
export function shutDownTogether(children: readonly ChildProcess[], own?: AsyncDisposable): void {
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    process.exitCode = code;
    void own?.[Symbol.asyncDispose]();
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0));
  for (const child of children) child.once('exit', (code) => end(code ?? 0));
}

/** Whether a process with an id is running. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Logs every 2.8 seconds what the command is waiting for, until the result is disposed of. */
export function logWhileWaiting(text: () => string): Disposable {
  const began = performance.now();
  const timer = setInterval(() => {
    console.log(`${text()} (${Math.round((performance.now() - began) / 1000)} s)`);
  }, 2_800);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Runs a command's main function. If it throws, prints only the error's message and sets the exit code to 1. */
export async function runMain(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
