import type { BuildResults } from './build-figures.ts';
import type { CalendarFigures } from './calendar.ts';
import type { ClickFigures } from './next-page.ts';
import type { LoadFigures } from './phone.ts';

/** A page and its limit twin: every run of both, taken in turns. */
export interface PageRuns {
  path: string;
  site: LoadFigures[];
  twin: LoadFigures[];
}

/** Everything a run of the bench measured; parts that were not asked for are missing. */
export interface BenchResults {
  taken: string;
  machine: string;
  /** How many processes wanted to run in the minute before, on average. */
  loadBefore: number;
  conditions: string;
  pages?: PageRuns[];
  calendar?: CalendarFigures;
  clicks?: { from: string; to: string; runs: ClickFigures[] }[];
  builds?: BuildResults;
}

/** How much slower than its limit a page may paint. */
const ratioLimit = 1.15;

/** The middle of some figures; of an even number, the mean of the two in the middle. NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of one figure of all runs. */
export function medianOf<Key extends string>(runs: readonly Record<Key, number>[], key: Key): number {
  return median(runs.map((run) => run[key]));
}

/** How many times as long a page takes as its twin: the ratio of medians, whatever single runs did. */
export function paintRatio({ site, twin }: PageRuns, paint: 'fcp' | 'lcp'): number {
  return medianOf(site, paint) / medianOf(twin, paint);
}

/**
 * The ratio of all pages together, as geometric mean: a page's own ratio scatters with the machine from run to run,
 * this one much less.
 */
export function overallRatio(pages: readonly PageRuns[], paint: 'fcp' | 'lcp'): number {
  return Math.exp(pages.reduce((sum, page) => sum + Math.log(paintRatio(page, paint)), 0) / pages.length);
}

function pageShortfalls(page: PageRuns): string[] {
  const { path, site, twin } = page;
  const [blocking, shift] = [medianOf(site, 'tbt'), medianOf(site, 'cls')];
  const slow = (['fcp', 'lcp'] as const).filter((paint) => paintRatio(page, paint) > ratioLimit);
  return [
    ...slow.map(
      (paint) =>
        `${path}: ${paint.toUpperCase()} is ${paintRatio(page, paint).toFixed(2)} x the twin's, at most ${ratioLimit} is wanted.`,
    ),
    ...(blocking > 0
      ? [`${path}: ${Math.round(blocking)} ms of blocking time (twin ${Math.round(medianOf(twin, 'tbt'))}).`]
      : []),
    ...(shift > 0 ? [`${path}: layout shift is ${shift.toFixed(4)}.`] : []),
  ];
}

/** The way to a booking as rows: what, its figure, and the most that is wanted. */
export function calendarRows({ freeDay, tap, taps, fields }: CalendarFigures): [string, number, number][] {
  return [
    ...freeDay.map(({ zone, site, bareFrame }): [string, number, number] => [
      `first free day : bare frame, ${zone}`,
      median(site) / median(bareFrame),
      1.5,
    ]),
    ['tap on Book Now to calendar, ms', median(tap), 0],
    ['taps to book', taps, 2],
    ['fields to fill in', fields, 2],
  ];
}

/** What falls short of the targets, one sentence each. */
export function shortfalls({ pages = [], clicks = [], calendar }: BenchResults): string[] {
  const prerendered = clicks.some(({ runs }) => medianOf(runs, 'prerendered') === 1);
  return [
    ...pages.flatMap(pageShortfalls),
    ...(calendar ? calendarRows(calendar) : [])
      .filter(([, figure, most]) => figure > most)
      .map(([what, figure, most]) => `${what}: ${figure.toFixed(2)}, at most ${most} is wanted.`),
    ...(clicks.length > 0 && !prerendered ? ['No page was prerendered before its click.'] : []),
  ];
}
