import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

let busy: Server | undefined;
afterEach(() => busy?.close());

async function occupyPort(host: string): Promise<number> {
  busy = createServer().listen(0, host);
  await once(busy, 'listening');
  return (busy.address() as AddressInfo).port;
}

function command(call: string, environment: Record<string, string>) {
  const [script, ...options] = call.split(' ');
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 20_000,
  });
  return { status, stderr };
}

it('builds nothing for production while the launch check still wants something', () => {
  const { status, stderr } = command('build-production', {});
  expect(status).toBe(1);
  expect(stderr).toContain('Not ready to go live');
});

describe.each(['start', 'start --existing', 'start --dev'])('scripts/%s', (script) => {
  it.each(['127.0.0.1', '::1'])('names a port in use at %s and how to choose another', async (host) => {
    const port = await occupyPort(host);
    const { status, stderr } = command(script, { PORT: String(port), SCHEDULER_PORT: '1' });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use.`);
    expect(stderr).toContain('PORT=');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('refuses a port that is none', () => {
    const { status, stderr } = command(script, { PORT: 'eighty' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('PORT must be a port from 1 to 65535, and is "eighty".');
  });
});
