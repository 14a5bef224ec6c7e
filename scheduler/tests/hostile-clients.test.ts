import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { converse } from './raw-connection.ts';
import type { RunningScheduler } from '../src/start-scheduler.ts';
import { consultationPath, getPage, nextStarts, startForTest } from './booking-client.ts';
import {
  brokenRequests,
  malformedAddresses,
  overlong,
  pathTraversals,
  pipelinedGarbage,
  rangeAbuse,
  faultsIn,
} from './hostile-requests.ts';

/** Short enough for a test, and still far longer than an answer takes. */
const limits = { headers: 800, request: 1_000, keepAlive: 400, silence: 1_200, checkEvery: 50 };

let scheduler: RunningScheduler;
let port: number;
const failures: unknown[] = [];
const noteFailure = (error: unknown) => failures.push(error);

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', noteFailure);
  process.on('unhandledRejection', noteFailure);
  scheduler = await startForTest({ limits });
  port = Number(new URL(scheduler.url).port);
});

afterAll(async () => {
  process.off('uncaughtExceptionMonitor', noteFailure);
  process.off('unhandledRejection', noteFailure);
  await scheduler.close();
});

afterEach(async () => {
  expect(failures).toEqual([]);
  expect((await getPage(scheduler.url + consultationPath)).status).toBe(200);
});

describe('hostile requests are refused or answered harmlessly', () => {
  it.each([
    ['ways out of the pages, in every encoding', pathTraversals],
    ['NUL and broken escapes', malformedAddresses],
    ['addresses and headers of any length', overlong],
    ['ranges', rangeAbuse],
    ['what is no request', brokenRequests],
    ['garbage behind good requests', [pipelinedGarbage]],
  ])('%s', async (_, requests) => {
    expect(await faultsIn(port, requests, 20)).toEqual([]);
  });
});

describe('clients that take their time', () => {
  const drip = (start: string, letters: string) => (socket: Socket) => {
    let sent = 0;
    socket.write(start);
    const timer = setInterval(() => socket.write(letters[sent++ % letters.length]!), 40);
    socket.once('close', () => clearInterval(timer));
  };
  const body = `POST ${consultationPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

  it.concurrent.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['headers letter by letter', drip('GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')],
    ['a connection that says nothing', ''],
    ['a form that never comes', `${body}Content-Length: 1000\r\n\r\n`],
    ['a form letter by letter', drip(`${body}Content-Length: 1000\r\n\r\n`, 'name=x&')],
    ['a connection kept without use', 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s: cut off', async (_, talk) => {
    expect((await converse(port, talk)).ended).toBe(true);
  });

  it('a hundred of them keep nobody else waiting', async () => {
    const slow = Array.from({ length: 100 }, () => converse(port, 'GET / HTTP/1.1\r\nX: '));
    expect(await nextStarts(scheduler.url, 3)).toHaveLength(3);
    expect((await Promise.all(slow)).every(({ ended }) => ended)).toBe(true);
  });
});
