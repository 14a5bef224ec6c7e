import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ports } from './ports.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

type Environment = Record<string, string>;

/**
 * Runs a command to its end in the project's root, with its output shown. `npm` is run as the script that it is:
 * on Windows, its command needs a shell.
 * @returns its exit code.
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  const npm = command === 'npm' ? process.env['npm_execpath'] : undefined;
  const child = spawn(npm ? process.execPath : command, [...(npm ? [npm] : []), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // Without a code when a signal ended it.
  const [code] = (await once(child, 'close').catch(() => [127])) as [number | null];
  return code ?? 1;
}

/** The environment both servers are started with, so that they know each other's address. */
export function portsEnvironment(ports: Ports): Environment {
  return {
    PORT: String(ports.site),
    SCHEDULER_PORT: String(ports.scheduler),
    SCHEDULER_FRAME_ANCESTORS: `http://localhost:${ports.site} http://127.0.0.1:${ports.site}`,
  };
}

const exitWithParent = new URL('exit-with-parent.js', import.meta.url).href;

/** Starts a long-running process of the project, which ends when this one does. */
export function startProcess(args: readonly string[], environment: Environment): ChildProcess {
  return spawn(process.execPath, [`--import=${exitWithParent}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
}

/** Starts the local scheduling service; `watch` restarts it when its files change. */
export function startSchedulerProcess(ports: Ports, watch = false): ChildProcess {
  const watching = watch ? ['--watch', '--watch-preserve-output'] : [];
  return startProcess([...watching, 'scheduler/src/server.ts'], portsEnvironment(ports));
}

/**
 * Ends everything together: on Ctrl-C, on a request to end, and when one of the processes ends by itself.
 * @param own what else to end, such as a server in this process.
 */
export function endTogether(children: readonly ChildProcess[], own?: AsyncDisposable): void {
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

/** @throws Error when the project lies where nothing can be built: that is a folder to read only, or an odd path. */
export function requireBuildable(): void {
  if (/[#?]/.test(root)) throw new Error(`Move the project: no "#" or "?" may stand in ${root}`);
  try {
    accessSync(join(root, 'site'), constants.W_OK);
  } catch (cause) {
    throw new Error(`The build needs to write into ${root}, and may not.`, { cause });
  }
}

/** Runs a command's main function; what it says for people is shown as it is, without a stack. */
export async function runMain(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
