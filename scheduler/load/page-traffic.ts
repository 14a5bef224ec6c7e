import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { CONSULTATION, TUESDAY_AT_TEN } from '../tests/booking-client.ts';
import { endProcess } from '../tests/scheduler-process.ts';
import { figure, invariant, type Measure } from './load-report.ts';
import { isRunning, memoryOf, startService } from './measured-service.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 200;
const ROUNDS = 4;
const STAGE = `${REQUESTS.toLocaleString('en-US')} requests, ${CONNECTIONS} connections`;
/** By how much memory may differ between the second round, when everything is warm, and the last. */
const MOST_GROWTH_MB = 48;

interface Question {
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
}

const FORM = 'application/x-www-form-urlencoded';
const EMBEDDED = 'embed_domain=localhost%3A4321&embed_type=Inline&utm_content=%2F';

/** What is asked in turn: pages, scripts, next times and bad input, with the right answers. */
const QUESTIONS: readonly Question[] = [
  { path: CONSULTATION, status: 200 },
  { path: '/assets/external/widget.js', status: 200 },
  { path: `/api${CONSULTATION}/next`, status: 200 },
  { path: `${CONSULTATION}?${EMBEDDED}&date=2026-11-24&tz=Europe%2FLondon`, status: 200 },
  { path: '/brightboard/test-prep?month=2026-12&tz=Asia%2FTokyo', status: 200 },
  { path: '/assets/frame.js', status: 200 },
  { path: `${CONSULTATION}?${EMBEDDED}&time=${TUESDAY_AT_TEN}`, status: 200 },
  { path: '/api/brightboard/school-districts/next?limit=50&duration=45', status: 200 },
  { path: '/brightboard', status: 200 },
  { path: '/assets/external/widget.js', status: 200 },
  { path: `${CONSULTATION}?time=soon`, status: 400 },
  { path: `${CONSULTATION}?time=2026-11-24T15:07:00Z`, status: 422 },
  { path: '/brightboard/nothing', status: 404 },
  { path: '/brightboard/%zz', status: 400 },
  { path: `/api${CONSULTATION}/next?limit=0`, status: 400 },
  { path: '/bookings/guess', status: 404 },
  { path: CONSULTATION, status: 403, method: 'POST', type: FORM, body: 'token=forged&name=Ann' },
  { path: CONSULTATION, status: 415, method: 'POST', type: 'application/json', body: '{"name":' },
  { path: CONSULTATION, status: 413, method: 'POST', type: FORM, body: `note=${'x'.repeat(17_000)}` },
  { path: '/health', status: 405, method: 'DELETE' },
];

function ask(origin: string, agent: Agent, question: Question): Promise<number | string> {
  const { path, method = 'GET', type, body } = question;
  const { hostname, port } = new URL(origin);
  const headers = {
    ...(type === undefined ? {} : { 'Content-Type': type }),
    ...(body === undefined ? {} : { 'Content-Length': body.length }),
  };
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, method, headers, agent, timeout: 30_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error) => resolve(error.message));
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer in 30 seconds')));
    asked.once('error', (error) => resolve(error.message));
    asked.end(body);
  });
}

interface Round {
  readonly times: readonly number[];
  readonly faults: readonly string[];
}

async function runRound(origin: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const faults: string[] = [];
  let next = 0;
  const client = async () => {
    while (next < REQUESTS / ROUNDS) {
      const question = QUESTIONS[next++ % QUESTIONS.length]!;
      const start = performance.now();
      const answer = await ask(origin, agent, question);
      times.push(performance.now() - start);
      if (answer !== question.status) faults.push(`${question.path.slice(0, 50)}: ${answer}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return { times, faults };
}

/** Asks for everything that the service has, as fast as it answers. */
export async function askForEverything(folder: string): Promise<Measure[]> {
  const service = await startService(join(folder, 'traffic.sqlite'));
  const memory = [memoryOf(service)];
  const rounds: Round[] = [];
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await runRound(service.url));
    memory.push(memoryOf(service));
  }
  const seconds = (performance.now() - began) / 1000;
  const alive = isRunning(service);
  const [logged = ''] = service.errors().split('\n');
  await endProcess(service, 'SIGTERM');
  const times = rounds.flatMap((round) => round.times).sort((one, other) => one - other);
  const faults = rounds.flatMap((round) => round.faults);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)} ms`;
  const growth = memory[ROUNDS]! - memory[2]!;
  return [
    invariant(STAGE, 'wrong or missing answers', faults[0] ?? 'none', faults.length === 0),
    invariant(STAGE, 'the process', alive ? 'same as before' : 'ended', alive),
    invariant(STAGE, 'its error output', logged || 'empty', logged === ''),
    figure(STAGE, 'requests per second', Math.round(REQUESTS / seconds)),
    figure(STAGE, 'p50', at(0.5)),
    figure(STAGE, 'p99', at(0.99)),
    figure(STAGE, 'slowest', at(0.99999)),
    figure(STAGE, 'memory at the start and after each quarter', `${memory.join(', ')} MB`),
    invariant(STAGE, 'growth from half to end', `${growth} MB`, !(growth > MOST_GROWTH_MB)),
  ];
}
