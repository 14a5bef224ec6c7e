import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../scripts/processes.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

/** Mistakes of a host: what it gives in place of what is asked for. */
const broken: Record<string, string> = { '/faq': '/gone', '/home?a=1': '/faq', '/sat-prep': '/favicon.svg' };

let origin: string;
let stop: () => Promise<void>;
let mistaken = false;
beforeAll(async () => {
  const site = createSiteServer();
  const server = createServer((request, response) => {
    if (mistaken) request.url = broken[request.url ?? ''] ?? request.url;
    site.emit('request', request, response);
  });
  stop = await listen(server, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => stop());

const check = (...asked: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const script = ['scripts/check-live.ts', ...asked];
    // At this port no scheduling service answers, so that none of its event pages does.
    const options = { cwd: root, env: { ...process.env, SCHEDULER_PORT: '1' } };
    const child = execFile(process.execPath, script, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

it('finds nothing wrong with the site as it is built', async () => {
  const { code, output } = await check(origin, '--skip=events,videos,links');
  expect(output).toMatch(/\| pages +\| +\d{2,} \| +0 \|/);
  expect(output).toMatch(/\| files +\| +\d{2,} \| +0 \|/);
  expect(code).toBe(0);
});

it('names each answer that is wrong, and fails', async () => {
  mistaken = true;
  const { code, output } = await check(origin, '--skip=videos,links');
  mistaken = false;
  expect(code).toBe(1);
  expect(output).toContain('\n/faq: status 404');
  expect(output).toMatch(/\/home\?a=1: status 200/);
  expect(output).toContain("/sat-prep: Content-Security-Policy is default-src 'none'");
  expect(output).toMatch(/\| events +\| +3 \| +3 \|/);
});

it('asks which site, and knows its checks', async () => {
  expect((await check()).output).toContain('Which site?');
  expect((await check(origin, '--skip=nothing')).output).toContain('pages, files, redirects');
});
