import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  bookTime,
  consultationPath,
  formOf,
  getPage,
  makeDbPath,
  nextStarts,
  openForm,
  send,
  startForTest,
  tuesdayAtTen,
} from './booking-client.ts';
import { runToEnd, startProcess } from './scheduler-process.ts';

it('a full disk costs nothing booked: forms are refused with what was typed, and book when there is room', async () => {
  const { url, dbPath, child } = await startProcess();
  const limitFiles = (bytes: number | string) =>
    execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
  const page = await bookTime(url, tuesdayAtTen);
  const form = await openForm(url, '2026-11-24T16:00:00Z');
  limitFiles(statSync(`${dbPath}-wal`).size);
  const refused = await send(form, { note: 'keep this' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  for (const text of ['Nothing was booked', 'keep this']) expect(refused.text).toContain(text);
  expect((await send(formOf(await getPage(`${page}/cancel`)))).status).toBe(503);
  expect((await getPage(`${url}/health`)).status).toBe(503);
  expect((await getPage(page)).text).toContain('ann@example.com');
  limitFiles('unlimited');
  expect((await send(formOf(refused))).status).toBe(303);
  expect((await getPage(`${url}/health`)).status).toBe(200);
});

it('/health asks for as much room on the disk as the longest booking', async () => {
  const { url, dbPath, child } = await startProcess();
  const answers: number[][] = [];
  for (const [index, start] of (await nextStarts(url, 12)).entries()) {
    const form = await openForm(url, start);
    const room = statSync(`${dbPath}-wal`).size + 4120 * index;
    execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${room}:`]);
    const { status } = await send(form, { name: 'Z'.repeat(100), note: 'x'.repeat(1000) });
    if (status === 503) answers.push([status, (await getPage(`${url}/health`)).status]);
  }
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map(() => [503, 503]));
});

it('slow clients keep nobody waiting, and are cut off', async () => {
  const { url } = await startProcess();
  const port = Number(new URL(url).port);
  const heads = ['', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'POST /x HTTP/1.1\r\nContent-Length: 9\r\n'];
  const closed = Array.from({ length: 600 }, async (_, index) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(heads[index % heads.length]!);
    await once(socket.resume(), 'close');
  });
  await pause(500);
  const askedAt = performance.now();
  expect((await send(await openForm(url, tuesdayAtTen))).status).toBe(303);
  expect(performance.now() - askedAt).toBeLessThan(3_000);
  await Promise.all(closed);
  expect(performance.now() - askedAt).toBeLessThan(40_000);
});

it('the owner’s colors reach every page as the tokens that its own are made of', async () => {
  const path = `${makeDbPath()}.yaml`;
  const settings = readFileSync(new URL('../../site/content/settings.yaml', import.meta.url), 'utf8');
  writeFileSync(path, `${settings}\nbrand: { colors: { action: '#5b2a86' } }\n`);
  const url = await startForTest({ SCHEDULER_SETTINGS: path });
  const textAt = async (page: string) => (await getPage(url + page)).text;
  expect(await textAt(consultationPath)).toContain('href="/theme.css"');
  const [, token = ''] = /(--[\w-]+):#5b2a86/.exec(await textAt('/theme.css')) ?? [];
  expect(await textAt('/assets/tokens.css')).toContain(`light-dark(var(${token}),`);
});

describe('told to stop', () => {
  it('it answers what is under way, also when many clients are connected and silent', async () => {
    const { url, end } = await startProcess();
    const { action, fields } = await openForm(url, tuesdayAtTen);
    const idle = Array.from({ length: 200 }, () =>
      connect({ port: Number(new URL(url).port), host: '127.0.0.1' }).on('error', () => undefined),
    );
    const body = new URLSearchParams({ ...fields, name: 'Ann', email: 'ann@example.com' }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      origin: url,
    };
    const sending = request(action, { method: 'POST', headers });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write(body.slice(0, 20));
    await pause(200);
    const ended = end();
    await pause(300);
    sending.end(body.slice(20));
    const [response] = await answered;
    expect(response.resume().statusCode).toBe(303);
    expect(await ended).toBe(0);
    for (const socket of idle) socket.destroy();
  });

  it('or not able to start, it says why in one line', async () => {
    const { url, dbPath } = await startProcess();
    const { port } = new URL(url);
    const second = await runToEnd('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: port });
    const says = `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.\n`;
    expect([second.code, second.errors]).toEqual([1, says]);
  });
});
