import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './listen.ts';
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
  port = await freePort();
  npm = serve();
  await untilAnswering(`http://127.0.0.1:${port}`);
});
afterAll(() => rmSync(build, { recursive: true }));

it('says which process of ours has the port, and how to stop it', async () => {
  const second = serve();
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(code).toBe(1);
  const [, ownPort, id] =
    /Port (\d+) is in use by a server of this project. Stop it with `kill (\d+)`/.exec(said) ?? [];
  expect(Number(ownPort)).toBe(port);
  expect(() => process.kill(Number(id), 0)).not.toThrow();
});

it('ends with the npm that it was started by, which passes no signal on', async () => {
  npm.kill('SIGKILL');
  const answers = () => fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false);
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
});
