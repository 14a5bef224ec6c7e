/** A slow phone on a slow line: what every figure of the bench is measured with. */
export const throttle = {
  bytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
  latencyMs: 150,
  cpuSlowdown: 4,
} as const;

/** The screen of the page loads. */
export const phone = { width: 390, height: 844 } as const;
/** The screen of the clicks, which begin with a hovering mouse. */
export const desktop = { width: 1280, height: 800 } as const;

/** How the figures were taken, for the record. */
export const conditions =
  `1.6 Mbit/s, ${throttle.latencyMs} ms latency, CPU slowed ${throttle.cpuSlowdown} times, ` +
  `${phone.width} x ${phone.height} px, empty cache`;
