import type { Booked } from './visits.ts';

const tracked = ['utm_source', 'utm_campaign', 'utm_content'] as const;

/** Rows of a CSV file: a quoted cell may hold commas, line ends and doubled quotes. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const found of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

/**
 * Reads the bookings that a hosted scheduling service exports. A time without a zone is one of this computer's.
 * @throws Error when a column is missing or a time cannot be read.
 */
export function readExport(file: string, text: string): Booked[] {
  const [heads = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const columnOf = (name: string, heading: RegExp) => {
    const at = heads.findIndex((head) => heading.test(head));
    if (at < 0) throw new Error(`${file} has no column ${name}; it has ${heads.join(', ')}.`);
    return at;
  };
  const created = columnOf('created', /created/i);
  const columns = tracked.map(
    (name) => [name, columnOf(name, new RegExp(`^${name.replace('_', '[_ ]')}$`, 'i'))] as const,
  );
  return rows.map((row) => {
    const time = row[created] ?? '';
    const createdAtMs = Date.parse(time);
    if (Number.isNaN(createdAtMs)) throw new Error(`${file}: "${time}" under ${heads[created]} is no time.`);
    const given = columns.flatMap(([name, at]) => (row[at] ? [[name, row[at]] as const] : []));
    return { createdAtMs, tracking: Object.fromEntries(given) };
  });
}
