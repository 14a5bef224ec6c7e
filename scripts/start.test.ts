import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../deploy/listen.ts';
import { root } from './processes.ts';
import { untilAnswering } from './running-servers.ts';

const build = mkdtempSync(join(tmpdir(), 'build-'));
let port: number;
let npm: ChildProcess;

/** Serves a build of two pages as `npm run serve` does. */
const serve = () =>
  spawn('npm', ['run', 'serve'], {
    cwd: root,
    env: { ...process.env, BUILD_FOLDER: build, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

beforeAll(async () => {
  for (const name of ['index.html', '404.html']) writeFileSync(join(build, name), name);
  await using free = await listen(createServer(), 0);
  port = Number(new URL(free.origin).port);
});
beforeAll(async () => {
  npm = serve();
  await untilAnswering(`http://127.0.0.1:${port}`);
});
afterAll(() => rmSync(build, { recursive: true }));

it('says which process of ours has the port, and how to stop it', async () => {
  const second = serve();
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(`Port ${port} is in use by a server of this project. Stop it with .kill \\d+.`),
  );
  const id = Number(/kill (\d+)/.exec(said)?.[1]);
  expect(() => process.kill(id, 0)).not.toThrow();
});

it('ends with the npm that it was started by, which passes no signal on', async () => {
  npm.kill('SIGKILL');
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}`).then(
          () => 'answers',
          () => 'is gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('is gone');
});
