import type { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { converse, responseHeads } from '../../deploy/raw-connection.ts';
import { DEFAULT_CLIENT_LIMITS } from '../src/client-limits.ts';
import { CONSULTATION, getPage } from '../tests/booking-client.ts';
import { HOSTILE_REQUESTS, faultsIn } from '../tests/hostile-requests.ts';
import { endProcess } from '../tests/scheduler-process.ts';
import { figure, invariant, type Measure } from './load-report.ts';
import { isRunning, memoryOf, startService } from './measured-service.ts';

const STAGE = 'attacks';
const TOGETHER = 50;
const SLOW_CLIENTS_OF_A_KIND = 50;
const DRIP_MS = 500;
const UNREAD_CLIENTS = 3;
const UNREAD_ANSWERS = 1_000;
/** Time for a busy machine on top of what the limits allow. */
const SLACK_MS = 8_000;
/** After this, an answer that nobody reads must have been given up. */
const TOO_LONG_MS = 2 * DEFAULT_CLIENT_LIMITS.silence + SLACK_MS;

function drip(start: string, letters: string): (socket: Socket) => void {
  return (socket) => {
    let sent = 0;
    socket.write(start);
    const timer = setInterval(() => socket.write(letters[sent++ % letters.length]!), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  };
}

const POST = `POST ${CONSULTATION} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

const SLOW_KINDS: readonly [string, string | ((socket: Socket) => void)][] = [
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['headers letter by letter', drip('GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')],
  ['nothing at all', ''],
  ['a form that never comes', `${POST}Content-Length: 1000\r\n\r\n`],
  ['a form letter by letter', drip(`${POST}Content-Length: 1000\r\n\r\n`, 'name=x&')],
];

interface SlowOutcome {
  readonly name: string;
  readonly cutOff: number;
  readonly slowest: number;
}

async function slowClients(port: number): Promise<SlowOutcome[]> {
  const kinds = SLOW_KINDS.map(async ([name, talk]) => {
    const clients = Array.from({ length: SLOW_CLIENTS_OF_A_KIND }, async () => {
      const began = performance.now();
      const { ended } = await converse(port, talk, DEFAULT_CLIENT_LIMITS.request + SLACK_MS);
      return { ended, seconds: (performance.now() - began) / 1000 };
    });
    const outcomes = await Promise.all(clients);
    const cutOff = outcomes.filter(({ ended }) => ended).length;
    return { name, cutOff, slowest: Math.max(...outcomes.map(({ seconds }) => seconds)) };
  });
  return Promise.all(kinds);
}

/** Asks for much more than fits between two sockets, reads none of it for too long, then looks what is still there. */
async function unreadAnswers(port: number): Promise<number> {
  const asked = 'GET /assets/scheduler.css HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(UNREAD_ANSWERS);
  const talk = (socket: Socket) => {
    socket.pause();
    socket.write(asked);
    setTimeout(() => socket.resume(), TOO_LONG_MS);
  };
  const clients = Array.from({ length: UNREAD_CLIENTS }, async () => {
    const { text, ended } = await converse(port, talk, TOO_LONG_MS + SLACK_MS);
    return ended && responseHeads(text).length < UNREAD_ANSWERS;
  });
  return (await Promise.all(clients)).filter(Boolean).length;
}

async function answersMeanwhile(url: string): Promise<number> {
  let right = 0;
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await getPage(url + CONSULTATION, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    if (answer?.status === 200) right += 1;
    await wait(100);
  }
  return right;
}

/** Attacks the service in every way at hand, and looks whether it minds. */
export async function attack(folder: string): Promise<Measure[]> {
  const dbPath = join(folder, 'attacked.sqlite');
  const service = await startService(dbPath);
  const port = Number(new URL(service.url).port);
  const before = memoryOf(service);
  const faults = await faultsIn(port, HOSTILE_REQUESTS, TOGETHER);
  const afterRequests = memoryOf(service);
  const [slow, unread, meanwhile] = await Promise.all([
    slowClients(port),
    unreadAnswers(port),
    answersMeanwhile(service.url),
  ]);
  const healthy = isRunning(service) && (await getPage(`${service.url}/health`)).status === 200;
  const after = memoryOf(service);
  const [logged = ''] = service.errors().split('\n');
  await endProcess(service, 'SIGTERM');
  const database = new DatabaseSync(dbPath, { readOnly: true });
  const bookings = Number(database.prepare('SELECT count(*) AS n FROM bookings').get()?.['n']);
  database.close();
  return [
    figure(STAGE, 'hostile requests', HOSTILE_REQUESTS.length),
    invariant(STAGE, 'wrong answers to them', faults[0] ?? 'none', faults.length === 0),
    ...slow.map(({ name, cutOff, slowest }) =>
      invariant(
        STAGE,
        `slow: ${name}, cut off`,
        `${cutOff} of ${SLOW_CLIENTS_OF_A_KIND}, last after ${slowest.toFixed(0)} s`,
        cutOff === SLOW_CLIENTS_OF_A_KIND,
      ),
    ),
    invariant(
      STAGE,
      'slow: answers left unread, cut off',
      `${unread} of ${UNREAD_CLIENTS}`,
      unread === UNREAD_CLIENTS,
    ),
    invariant(STAGE, 'pages served to others meanwhile', `${meanwhile} of 20`, meanwhile === 20),
    invariant(STAGE, 'the process', healthy ? 'same as before, and well' : 'ended', healthy),
    invariant(STAGE, 'its error output', logged || 'empty', logged === ''),
    invariant(STAGE, 'bookings made by attackers', bookings, bookings === 0),
    figure(
      STAGE,
      'memory before, after requests, after slow clients',
      `${before}, ${afterRequests}, ${after} MB`,
    ),
  ];
}
