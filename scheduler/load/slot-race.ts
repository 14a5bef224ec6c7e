import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { CONSULTATION, TUESDAY_AT_TEN, openForm, send } from '../tests/booking-client.ts';
import { endProcess } from '../tests/scheduler-process.ts';
import { figure, invariant, type Measure } from './load-report.ts';
import { startService } from './measured-service.ts';

const CLIENTS = 200;
const STAGE = `race of ${CLIENTS}`;
const PATHS = [CONSULTATION, '/brightboard/test-prep', '/brightboard/school-districts'];

/** Lets all clients open the form for one time, then send it at the same moment. */
export async function raceForOneSlot(folder: string): Promise<Measure[]> {
  const dbPath = join(folder, 'race.sqlite');
  const service = await startService(dbPath);
  const opening = Array.from({ length: CLIENTS }, (_, index) =>
    openForm(service.url, TUESDAY_AT_TEN, PATHS[index % PATHS.length]),
  );
  const forms = await Promise.all(opening);
  const began = performance.now();
  const answers = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
  const seconds = (performance.now() - began) / 1000;
  await endProcess(service, 'SIGTERM');
  const database = new DatabaseSync(dbPath, { readOnly: true });
  const bookings = Number(database.prepare('SELECT count(*) AS n FROM bookings').get()?.['n']);
  database.close();
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return [
    invariant(STAGE, 'bookings stored', bookings, bookings === 1),
    invariant(STAGE, 'told that they booked', count(303), count(303) === 1),
    invariant(STAGE, 'told that it is taken, with other times', count(409), count(409) === CLIENTS - 1),
    figure(STAGE, 'seconds for all answers', seconds.toFixed(1)),
  ];
}
