import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attack } from './hostile-clients.ts';
import { bookWhileKilled } from './killed-service.ts';
import { loadTable, type Measure } from './load-report.ts';
import { killServices } from './measured-service.ts';
import { askForEverything } from './page-traffic.ts';
import { raceForOneSlot } from './slot-race.ts';

const MOST_SECONDS = 240;
const STAGES = [
  { title: '200 clients want one time', run: raceForOneSlot },
  { title: '1,000 bookings at a service that is killed again and again', run: bookWhileKilled },
  { title: '20,000 requests from 200 connections', run: askForEverything },
  { title: 'attacks', run: attack },
];

const folder = mkdtempSync(join(tmpdir(), 'scheduler-load-'));
process.once('exit', () => {
  killServices();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const measures: Measure[] = [];
const deadline = setTimeout(() => {
  console.log(`\n${loadTable(measures)}\n`);
  console.error(
    `The load test was not through after ${MOST_SECONDS} seconds: is the machine busy with something else?`,
  );
  process.exit(1);
}, MOST_SECONDS * 1000);

try {
  for (const { title, run } of STAGES) {
    console.log(`… ${title}`);
    measures.push(...(await run(folder)));
  }
  console.log(`\n${loadTable(measures)}\n`);
  const broken = measures.filter((one) => one.holds === false).length;
  console.log(broken === 0 ? 'Everything that must hold, holds.' : `${broken} of what must hold is broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(`The load test could not go on: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  clearTimeout(deadline);
}
