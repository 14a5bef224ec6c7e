import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { bookableRange, freeSlots } from '../src/availability/open-slots.ts';
import { loadConfig } from '../src/config/scheduler-config.ts';
import { DEFAULT_CONFIG } from '../src/environment.ts';
import { instantText } from '../src/time/time-label.ts';
import { FRIDAY, openForm, send, type OpenForm } from '../tests/booking-client.ts';
import { endProcess, type SchedulerProcess } from '../tests/scheduler-process.ts';
import { figure, invariant, type Measure } from './load-report.ts';
import { startService } from './measured-service.ts';

const BOOKINGS = 1_000;
const CLIENTS = 20;
const KILL_EVERY = 125;
const MOST_ATTEMPTS = 20;
const STAGE = `kill -9 in ${BOOKINGS} bookings`;

/** Free starts evenly spread over the horizon. */
function startsToBook(): string[] {
  const config = loadConfig(DEFAULT_CONFIG);
  const eventType = config.events[0]!;
  // An hour later than the service's clock, which runs on while this takes its time.
  const nowMs = Date.parse(FRIDAY) + 3_600_000;
  const availability = { config, eventType, minutes: eventType.minutes[0]!, nowMs, taken: [] };
  const free = freeSlots(availability, bookableRange(config, nowMs));
  return Array.from({ length: BOOKINGS }, (_, index) => {
    const slot = free[Math.floor((index * free.length) / BOOKINGS)]!;
    return instantText(slot.startMs);
  });
}

/** A service that is killed each time it has acknowledged so many bookings, and started again. */
class MortalService {
  readonly #dbPath: string;
  #current: Promise<SchedulerProcess>;
  kills = 0;
  /** The secret of each acknowledged booking, by its start. */
  readonly acknowledged = new Map<string, string>();

  constructor(dbPath: string) {
    this.#dbPath = dbPath;
    this.#current = startService(dbPath);
  }

  get current(): Promise<SchedulerProcess> {
    return this.#current;
  }

  async acknowledge(start: string, location: string): Promise<void> {
    this.acknowledged.set(start, /\/bookings\/([^/?]+)/.exec(location)?.[1] ?? '');
    const { size } = this.acknowledged;
    if (size % KILL_EVERY !== 0 || size === BOOKINGS) return;
    this.kills += 1;
    const dying = this.#current;
    this.#current = dying
      .then((service) => endProcess(service, 'SIGKILL'))
      .then(() => startService(this.#dbPath));
    await this.#current;
  }
}

/** Books one start, over as many deaths of the service as it takes. Gives what went wrong, or null. */
async function bookThrough(mortal: MortalService, start: string): Promise<string | null> {
  let form: OpenForm | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { url } = await mortal.current;
    try {
      form ??= await openForm(url, start);
      const { pathname, search } = new URL(form.action);
      // The same form again: the service must recognize it when it had stored the booking before it died.
      const answer = await send(
        { ...form, action: `${url}${pathname}${search}` },
        { name: `Visitor ${start}` },
      );
      if (answer.status !== 303) return `${start} answers ${answer.status}`;
      await mortal.acknowledge(start, answer.location ?? '');
      return null;
    } catch (error) {
      // Only a connection that breaks off is part of the plan.
      if (!(error instanceof TypeError)) return `${start}: ${String(error)}`;
    }
  }
  return `${start} was given up after ${MOST_ATTEMPTS} attempts`;
}

async function bookAll(mortal: MortalService): Promise<string[]> {
  const starts = startsToBook();
  const faults: string[] = [];
  const client = async (number: number) => {
    for (let index = number; index < starts.length; index += CLIENTS) {
      const fault = await bookThrough(mortal, starts[index]!);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return faults;
}

/** Books a thousand times at a service that is killed again and again, then looks into its database. */
export async function bookWhileKilled(folder: string): Promise<Measure[]> {
  const dbPath = join(folder, 'killed.sqlite');
  const mortal = new MortalService(dbPath);
  const began = performance.now();
  const faults = await bookAll(mortal);
  const seconds = (performance.now() - began) / 1000;
  await endProcess(await mortal.current, 'SIGKILL');
  const database = new DatabaseSync(dbPath);
  const rows = database.prepare('SELECT start_ms, secret FROM bookings WHERE cancelled_at_ms IS NULL').all();
  const mails = Number(database.prepare('SELECT count(*) AS n FROM outbox').get()?.['n']);
  const integrity = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
  database.close();
  const stored = new Map(rows.map((row) => [instantText(Number(row['start_ms'])), String(row['secret'])]));
  const lost = [...mortal.acknowledged].filter(([start, secret]) => stored.get(start) !== secret).length;
  const twice = rows.length - stored.size;
  return [
    invariant(
      STAGE,
      'acknowledged bookings',
      mortal.acknowledged.size,
      mortal.acknowledged.size === BOOKINGS,
    ),
    invariant(STAGE, 'acknowledged and lost', lost, lost === 0),
    invariant(STAGE, 'times booked twice', twice, twice === 0),
    invariant(STAGE, 'bookings stored', rows.length, rows.length === BOOKINGS),
    invariant(STAGE, 'mails kept for them', mails, mails === 2 * BOOKINGS),
    invariant(STAGE, 'database after the last kill', integrity, integrity === 'ok'),
    invariant(STAGE, 'unexpected answers', faults[0] ?? 'none', faults.length === 0),
    figure(STAGE, 'kills', mortal.kills + 1),
    figure(STAGE, 'seconds', seconds.toFixed(1)),
  ];
}
