/** The fields that say on which day their text was written or looked up. */
const dated = ['updated', 'effective', 'asOf'];

function daysIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' && dated.includes(key) ? [value] : daysIn(value),
  );
}

/** The latest day that dated fields of an entry name, as YYYY-MM-DD; undefined when they name none. */
export function latestDay(data: unknown): string | undefined {
  return daysIn(data).sort().at(-1);
}
