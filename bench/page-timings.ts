/** What a page tells about its own loading, in milliseconds since its navigation began. */
export interface PageTimings {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    pageTimings?: PageTimings;
  }
}

/** Runs in the page before anything else and writes down what happens. It must stand alone: it is sent as text. */
export function recordTimings(): void {
  const timings: PageTimings = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.pageTimings = timings;
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    timings.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    timings.longTasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

/** How long tasks kept a page from answering: what each took beyond 50 ms, after the first paint of content. */
export function blockingTime({ fcp, longTasks }: Pick<PageTimings, 'fcp' | 'longTasks'>): number {
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - 50);
  }, 0);
}
