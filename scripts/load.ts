import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bookAtOnce, clients, monthPages } from '../scheduler/tests/load-figures.ts';
import { readRoutes } from '../site/src/model/read-routes.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { readPorts, requireFreePorts, type Ports } from './ports.ts';
import { portsEnvironment, runMain, startProcess, startSchedulerProcess } from './processes.ts';
import { untilAnswering, keepBookingsApart } from './running-servers.ts';
import { textTable } from './text-table.ts';
import { toolFile } from './tools.ts';

const rounds = 4;
/** By how many megabytes memory may differ between the second round, when everything is warm, and the last. */
const mostGrowth = 48;

interface Question {
  path: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const { events } = readSettings().scheduler;
const [consultation = '', districts = ''] = [events['free-consultation'], events['school-districts']].map(
  (address) => new URL(address).pathname,
);
const account = `/${consultation.split('/')[1]}`;
const framed = `${consultation}?embed_domain=localhost%3A4321&embed_type=Inline`;
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ok = (path: string): Question => ({ path, status: 200 });
const post = (status: number, body: string, headers: object = form) =>
  ({ path: consultation, method: 'POST', status, body, headers }) as Question;

/** What is asked in turn, with the right answers: everything a visitor asks for, and bad input. */
const questions: Readonly<Record<keyof Ports, readonly Question[]>> = {
  site: [
    ...readRoutes().map(({ path }) => ok(path)),
    ok('/favicon.svg'),
    { path: '/no-such-page', status: 404 },
    { path: '/home', status: 308 },
  ].map((question) => ({ ...question, headers: { 'Accept-Encoding': 'br' } })),
  scheduler: [
    ...['', '?tz=Europe%2FLondon', '?month=2036-12', '?tz=Nowhere'].map((query) => ok(consultation + query)),
    ...['/assets/external/widget.js', `/api${consultation}/next`, account].map(ok),
    ...[framed, `${framed}&tz=Asia%2FTokyo`, `/api${districts}/next?limit=50`].map(ok),
    { path: `${consultation}?time=soon`, status: 400 },
    { path: `${consultation}?time=2036-11-24T15:07:00Z`, status: 422 },
    { path: `${account}/nothing`, status: 404 },
    { path: '/bookings/guess', status: 404 },
    post(403, 'token=forged&name=Ann'),
    post(415, '{"name":', { 'Content-Type': 'application/json' }),
    { path: '/health', method: 'DELETE', status: 405 },
  ],
};

/** The part of autocannon that is used here. */
interface LoadResult {
  requests: { average: number; total: number };
  latency: Record<'p50' | 'p99' | 'max', number>;
  errors: number;
  timeouts: number;
}
type Autocannon = (options: object) => Promise<LoadResult>;

const wrong = new Set<string>();

/** The memory that a process has in use, in megabytes; not a number where there is no /proc. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Sends the requests to a server that runs, and prints times and memory. @returns the last p99; notes what was wrong. */
async function load(server: ChildProcess, url: string, asked: readonly Question[], amount: number) {
  const { default: autocannon } = (await import(await toolFile('autocannon', 'autocannon.js'))) as {
    default: Autocannon;
  };
  const requests = asked.map((question) => ({
    ...question,
    onResponse: (status: number) => {
      const { method = 'GET', path, status: wanted } = question;
      if (status !== wanted) wrong.add(`${method} ${path.slice(0, 60)}: ${status}, not ${wanted}`);
    },
  }));
  const options = { url, connections: clients, amount: amount / rounds, requests, timeout: 30 };
  const rows: number[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const result = await autocannon(options);
    const unanswered = result.errors + result.timeouts;
    if (unanswered > 0) wrong.add(`${unanswered} requests of round ${round} without an answer`);
    const { p50, p99, max } = result.latency;
    const figures = [result.requests.total, result.requests.average, p50, p99, max, memoryOf(server.pid)];
    rows.push([round, ...figures.map(Math.round)]);
  }
  const headings = ['round', 'requests', 'a second', 'p50 ms', 'p99 ms', 'slowest ms', 'memory MB'];
  console.log(textTable(headings, rows));
  const growth = (rows.at(-1)?.at(-1) ?? 0) - (rows[1]?.at(-1) ?? 0);
  if (growth > mostGrowth) wrong.add(`memory grew by ${growth} MB after the second round`);
  if (server.exitCode !== null || server.signalCode !== null) wrong.add('the server ended');
  return rows.at(-1)?.[4] ?? 0;
}

/** Month pages beside a server that does nothing but answer as many bytes, and bookings by all clients at once. */
async function loadCalendar(server: ChildProcess, url: string, port: number, amount: number): Promise<void> {
  console.log('Month pages');
  const service = await load(server, url, monthPages.map(ok), amount);
  const bare = startProcess(['scheduler/tests/bare-server.ts', String(port), '2000'], {});
  try {
    await untilAnswering(`http://127.0.0.1:${port}`);
    console.log('\nThe same from a server that does nothing else, which is what clients and machine allow');
    const limit = await load(bare, `http://127.0.0.1:${port}`, monthPages.map(ok), amount);
    console.log(`p99 of the service is ${(service / limit).toFixed(2)} times as long.`);
  } finally {
    bare.kill('SIGTERM');
  }
  const { milliseconds, refused } = await bookAtOnce(url);
  const [p50, p99] = [0.5, 0.99].map((share) => milliseconds[Math.floor(milliseconds.length * share)]);
  console.log(`\n${milliseconds.length} bookings: p50 ${p50?.toFixed()} ms, p99 ${p99?.toFixed()} ms`);
  console.log('Wanted: month pages p99 50 ms and 130 MB once warm, bookings p99 200 ms.');
  console.log('\nEverything in turn');
  if (refused > 0) wrong.add(`${refused} bookings were refused`);
}

runMain(async () => {
  const [target, amount = '20000'] = process.argv.slice(2);
  if ((target !== 'site' && target !== 'scheduler') || !/^[1-9]\d{2,6}$/.test(amount)) {
    throw new Error('Which server? npm run load -- site, or npm run load -- scheduler 4000 (requests)');
  }
  const ports = readPorts();
  await requireFreePorts(ports);
  keepBookingsApart();
  process.env['SCHEDULER_RATE_LIMIT'] = '1000000';
  const server =
    target === 'site'
      ? startProcess(['scripts/start.ts', '--existing'], portsEnvironment(ports))
      : startSchedulerProcess(ports);
  try {
    const url = `http://127.0.0.1:${ports[target]}`;
    await untilAnswering(`${url}/${target === 'site' ? '' : 'health'}`);
    if (target === 'scheduler') await loadCalendar(server, url, ports.site, 2 * Number(amount));
    await load(server, url, questions[target], Number(amount));
    if (wrong.size > 0) throw new Error(`\nWrong:\n${[...wrong].map((fault) => `  ${fault}`).join('\n')}`);
    console.log('\nEvery answer was right.');
  } finally {
    server.kill('SIGTERM');
  }
});
