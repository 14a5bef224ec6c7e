/** How long a client may take, in milliseconds. */
export interface ClientLimits {
  /** Until a request's headers are complete. */
  readonly headers: number;
  /** Until a whole request is there. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly keepAlive: number;
  /** Without a byte in either direction; a client that stops reading in the middle of an answer has it twice. */
  readonly silence: number;
  /** How often connections are looked through for the first two. */
  readonly checkEvery: number;
}

/** What clients get when nothing else is said: far more than a slow phone needs, and too little to hold the service up. */
export const defaultClientLimits: ClientLimits = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 5_000,
  silence: 15_000,
  checkEvery: 2_000,
};

/** Longest request line and headers together, in bytes. */
export const longestHeaders = 16 * 1024;
