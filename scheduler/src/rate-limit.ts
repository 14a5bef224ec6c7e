const maxAddresses = 2000;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Lets each remote address do so many things per period, evenly refilled; remembers a bounded number of addresses. */
export function createRateLimit(limit: number, periodMs: number) {
  const buckets = new Map<string, { readonly left: number; readonly atMs: number }>();
  return {
    /** Counts one act. Returns 0 when it is allowed, else the whole seconds until the next one will be. */
    secondsToWait(address: string, nowMs: number): number {
      const bucket = buckets.get(address) ?? { left: limit, atMs: nowMs };
      const refilled = bucket.left + (Math.max(0, nowMs - bucket.atMs) / periodMs) * limit;
      const left = Math.min(limit, refilled);
      const allowed = left >= 1;
      // Taken out and put back so that the first entry is always the one that was quiet longest.
      buckets.delete(address);
      buckets.set(address, { left: allowed ? left - 1 : left, atMs: nowMs });
      if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value!);
      return allowed ? 0 : Math.ceil((((1 - left) / limit) * periodMs) / 1000);
    },
    /** How many addresses are remembered. */
    size: () => buckets.size,
  };
}
