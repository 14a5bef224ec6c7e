import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepRunning, requireBuildable, root, startProcess } from './processes.ts';

/** A keeper of processes that run until they are killed, with what it says and the processes it has started. */
function keep(firstPause: number) {
  const said: string[] = [];
  const started: ChildProcess[] = [];
  let next = Promise.withResolvers<ChildProcess>();
  const keeper = keepRunning(
    () => {
      const child = startProcess(['-e', 'setInterval(() => undefined, 1000)'], {});
      started.push(child);
      next.resolve(child);
      next = Promise.withResolvers();
      return child;
    },
    'The service',
    (line) => said.push(line),
    firstPause,
  );
  onTestFinished(keeper.stop);
  return { said, started, keeper, following: () => next.promise };
}

it('a process that dies is started again, after a pause that grows', async () => {
  const { said, started, keeper, following } = keep(10);
  for (let deaths = 0; deaths < 3; deaths += 1) {
    const again = following();
    started.at(-1)?.kill('SIGKILL');
    await again;
  }
  expect(said).toEqual(
    [0.01, 0.02, 0.04].map((pause) => `The service ended (SIGKILL); it is started again in ${pause} s.`),
  );
  const [last] = started.slice(-1);
  const ended = once(last!, 'exit');
  keeper.stop();
  await ended;
  expect([started.length, said.length]).toEqual([4, 3]);
});

it('a process that is to end while it waits to be started again stays ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { said, started, keeper } = keep(60_000);
  const ended = once(started[0]!, 'exit');
  started[0]?.kill('SIGKILL');
  await ended;
  expect(vi.getTimerCount()).toBe(1);
  keeper.stop();
  expect([started.length, said.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
});

it('a folder in which nothing can be built is named', () => {
  expect(() => requireBuildable('/projects/site #2/')).toThrow(
    'no "#" or "?" may stand in /projects/site #2/',
  );
  expect(() => requireBuildable('/no-such-folder/')).toThrow('write into /no-such-folder/, and may not');
  expect(() => requireBuildable()).not.toThrow();
});

it('a command that cannot go on says why, and nothing of where in its code', () => {
  const code = `import { runMain } from './scripts/processes.ts'; runMain(() => { throw new Error('Not so.'); })`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  expect([status, stderr.toString()]).toEqual([1, 'Not so.\n']);
});
