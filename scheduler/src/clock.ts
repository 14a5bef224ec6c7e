/** Where the service takes the present moment from; the only source of it. */
export interface Clock {
  /** The present moment in milliseconds since 1970-01-01T00:00Z. */
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that reads `startMs` at this moment and runs on from there at normal speed. */
export function clockStartingAt(startMs: number): Clock {
  const offset = startMs - Date.now();
  return { now: () => Date.now() + offset };
}
