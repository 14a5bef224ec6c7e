const maxAddresses = 2000;

interface Bucket {
  readonly left: number;
  readonly atMs: number;
}

/** Lets each remote address do so many things per period, evenly refilled; remembers a bounded number of addresses. */
export class RateLimit {
  readonly #limit: number;
  readonly #periodMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: number, periodMs: number) {
    this.#limit = limit;
    this.#periodMs = periodMs;
  }

  /** Counts one act. Returns 0 when it is allowed, else the whole seconds until the next one will be. */
  secondsToWait(address: string, nowMs: number): number {
    const bucket = this.#buckets.get(address) ?? { left: this.#limit, atMs: nowMs };
    const refilled = bucket.left + (Math.max(0, nowMs - bucket.atMs) / this.#periodMs) * this.#limit;
    const left = Math.min(this.#limit, refilled);
    const allowed = left >= 1;
    this.#remember(address, { left: allowed ? left - 1 : left, atMs: nowMs });
    return allowed ? 0 : Math.ceil((((1 - left) / this.#limit) * this.#periodMs) / 1000);
  }

  #remember(address: string, bucket: Bucket): void {
    // Taken out and put back so that the first entry is always the one that was quiet longest.
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    if (this.#buckets.size > maxAddresses) this.#buckets.delete(this.#buckets.keys().next().value!);
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#buckets.size;
  }
}
