const mostAddresses = 2000;

interface Bucket {
  readonly left: number;
  readonly atMs: number;
}

/** Lets each remote address do so many things per minute, evenly refilled; remembers a bounded number of addresses. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one act. Returns 0 when it is allowed, else the whole seconds until the next one will be. */
  secondsToWait(address: string, nowMs: number): number {
    const known = this.#buckets.get(address) ?? { left: this.#perMinute, atMs: nowMs };
    const refilled = known.left + (Math.max(0, nowMs - known.atMs) / 60_000) * this.#perMinute;
    const left = Math.min(this.#perMinute, refilled);
    const allowed = left >= 1;
    this.#remember(address, { left: allowed ? left - 1 : left, atMs: nowMs });
    return allowed ? 0 : Math.ceil(((1 - left) / this.#perMinute) * 60);
  }

  #remember(address: string, bucket: Bucket): void {
    // Taken out and put back so that the first entry is always the one that was quiet longest.
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    if (this.#buckets.size > mostAddresses) this.#buckets.delete(this.#buckets.keys().next().value!);
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#buckets.size;
  }
}
