import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { listBookings } from '../../scheduler/src/bookings.ts';
import { readEnvironment } from '../../scheduler/src/environment.ts';
import { readRoutes } from '../../site/src/model/read-routes.ts';
import { readSettings } from '../../site/src/model/read-settings.ts';
import { runMain } from '../processes.ts';
import { textTable } from '../text-table.ts';
import { readLook, type Look } from './access-log.ts';
import { readExport } from './booking-export.ts';
import { reportPage } from './report-page.ts';
import { reportRows, type Booked, type Places } from './visits.ts';

const usage =
  'npm run report -- LOG... [--bookings FILE] [--page report.html]\n' +
  'LOG is of nginx or Caddy, also .gz; FILE is the local service’s, or a hosted one’s export as .csv';

const notes = [
  'A visit is what one address and browser looked at without a pause of half an hour. Robots and errors are left out, and pages that a browser fetched ahead are no visits.',
  'The calendar counts as shown when a page was opened whose calendar starts by itself, or when the log holds the calendar’s own request. On the home and the contact page only the latter can tell. A page that was fetched ahead leaves no second line in the log when it is opened, so that without a booking its calendar is not counted as shown, unless the log holds the calendar’s own request.',
  'A booking belongs to the visit that opened its page in the hour before, and stands at the page where that visit began; one whose visit is not in the log stands at the page it was made on. Cancelled bookings count.',
];

async function looksOf(file: string): Promise<Look[]> {
  if (!existsSync(file)) throw new Error(`There is no log ${file}.\n${usage}`);
  const bytes = createReadStream(file);
  const looks: Look[] = [];
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  for await (const line of createInterface({ input })) {
    const look = readLook(line);
    if (look) looks.push(look);
  }
  return looks;
}

function bookingsIn(file: string): readonly Booked[] {
  if (!existsSync(file)) return [];
  if (/\.csv$/i.test(file)) return readExport(file, readFileSync(file, 'utf8'));
  using database = new DatabaseSync(file, { readOnly: true });
  return listBookings(database);
}

function places(): Places {
  const routes = readRoutes();
  const withCalendar = routes.filter(({ path, scheduler }) => scheduler && !/^\/(contact-us)?$/.test(path));
  const { events } = readSettings().scheduler;
  return {
    pages: new Set(routes.map(({ path }) => path)),
    calendarPages: new Set(withCalendar.map(({ path }) => path)),
    calendars: new Set(Object.values(events).map((address) => new URL(address).pathname)),
  };
}

runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { bookings: { type: 'string' }, page: { type: 'string', default: 'report.html' } },
  });
  if (positionals.length === 0) throw new Error(usage);
  const looks = (await Promise.all(positionals.map(looksOf))).flat();
  const file = values.bookings ?? readEnvironment(process.env).dbPath;
  if (values.bookings && !existsSync(file)) throw new Error(`There are no bookings at ${file}.`);
  const missing = existsSync(file)
    ? []
    : [`There are no bookings at ${file}. Those of a hosted service: --bookings EXPORT.csv`];
  const from = Math.min(...looks.map(({ atMs }) => atMs));
  const bookings = bookingsIn(file).filter(({ createdAtMs }) => createdAtMs >= from);
  const rows = reportRows(looks, bookings, places());
  const headings = ['landing page', 'week', 'campaign', 'visits', 'calendar', 'booked'];
  const lines = rows.map(({ landing, week, campaign, visits, shown, booked }) => [
    ...[landing, week, campaign, visits, shown, booked],
  ]);
  console.log(textTable(headings, lines));
  writeFileSync(values.page, reportPage(readSettings().business.name, rows, [...notes, ...missing]));
  console.log([...missing, `\nThe same, drawn: ${values.page}`].join('\n'));
});
