/** The middle of some figures; of an even number, the mean of the two in the middle. NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The medians of records of figures, key by key; keys are those of the first record. */
export function medians<Key extends string>(records: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(records[0] ?? {}) as Key[];
  const entries = keys.map((key) => [key, median(records.map((record) => record[key]))] as const);
  return Object.fromEntries(entries) as Record<Key, number>;
}
