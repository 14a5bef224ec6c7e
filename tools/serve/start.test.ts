import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './listen.ts';
import { root } from './processes.ts';
import { waitForServer } from './running-servers.ts';

const build = mkdtempSync(join(tmpdir(), 'build-'));
let port: number;
let npm: ChildProcess;

beforeAll(async () => {
  for (const name of ['index.html', '404.html']) writeFileSync(join(build, name), name);
  port = await freePort();
  const env = { ...process.env, BUILD_FOLDER: build, PORT: String(port) };
  npm = spawn('npm', ['run', 'serve'], { cwd: root, env, stdio: 'ignore' });
  await waitForServer(`http://127.0.0.1:${port}`);
});
afterAll(() => rmSync(build, { recursive: true }));

it('ends with the npm that it was started by, which passes no signal on', async () => {
  npm.kill('SIGKILL');
  const answers = () => fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false);
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
});
