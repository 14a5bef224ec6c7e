import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../deploy/ask.ts';
import { freePort } from '../deploy/started-hosts.ts';
import { routes } from '../site/src/model/routes.ts';
import { root, runMain } from './processes.ts';

const requests = 20_000;
const connections = 200;
const rounds = 3;
const paths = [...routes.map((route) => route.path), '/no-such-page', '/home', '/favicon.svg'];

/** A process's memory in use, in megabytes; Linux only. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function get(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const options = {
      port,
      path,
      agent,
      host: '127.0.0.1',
      headers: { 'Accept-Encoding': 'br' },
      timeout: 30_000,
    };
    const asked = request(options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end();
  });
}

const right = (path: string) => (path === '/no-such-page' ? 404 : path === '/home' ? 301 : 200);

async function round(port: number): Promise<{ times: number[]; failed: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const began = performance.now();
  const client = async () => {
    while (next < requests) {
      const path = paths[next++ % paths.length] ?? '/';
      const start = performance.now();
      if ((await get(port, path, agent)) !== right(path)) failed++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return {
    times: times.sort((one, other) => one - other),
    failed,
    seconds: (performance.now() - began) / 1000,
  };
}

runMain(async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
      if (await ask(`http://127.0.0.1:${port}`, '/').then(Boolean, () => false)) break;
      await wait(100);
    }
    if (server.exitCode !== null) throw new Error('The server did not start: what it says stands above.');
    console.log(
      `${requests} requests from ${connections} connections, ${rounds} times; memory of the server in MB.\n`,
    );
    const table = [];
    for (let number = 1; number <= rounds; number++) {
      const before = memoryOf(server.pid);
      const { times, failed, seconds } = await round(port);
      const at = (share: number) =>
        Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1));
      table.push({
        round: number,
        failed,
        'requests/s': Math.round(requests / seconds),
        'p50 ms': at(0.5),
        'p99 ms': at(0.99),
        'slowest ms': at(0.99999),
        'memory before': Math.round(before),
        'memory after': Math.round(memoryOf(server.pid)),
      });
      if (failed > 0) process.exitCode = 1;
    }
    console.table(table);
    if (process.exitCode === 1) console.error('Requests failed.');
  } finally {
    server.kill('SIGTERM');
  }
});
