import { textTable } from '../scripts/text-table.ts';
import type { BuildFigures, BuildResults } from './build-figures.ts';
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
  const ratios = (['fcp', 'lcp'] as const).map(
    (paint) => [paint.toUpperCase(), paintRatio(page, paint)] as const,
  );
  const slow = ratios.filter(([, ratio]) => ratio > ratioLimit);
  const faults = [
    ...slow.map(
      ([paint, ratio]) => `${paint} is ${ratio.toFixed(2)} x the twin's, at most ${ratioLimit} is wanted`,
    ),
    ...(blocking > 0
      ? [`${Math.round(blocking)} ms of blocking time (twin ${Math.round(medianOf(twin, 'tbt'))})`]
      : []),
    ...(shift > 0 ? [`layout shift is ${shift.toFixed(4)}`] : []),
  ];
  return faults.map((fault) => `${path}: ${fault}.`);
}

const isPrerendered = (runs: readonly ClickFigures[]): boolean => medianOf(runs, 'prerendered') === 1;

/** The way to a booking as rows: what, its figure, and the most that is wanted. */
function calendarRows({ freeDay, tap, taps, fields }: CalendarFigures): [string, number, number][] {
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
  const prerendered = clicks.length === 0 || clicks.some(({ runs }) => isPrerendered(runs));
  return [
    ...pages.flatMap(pageShortfalls),
    ...(calendar ? calendarRows(calendar) : [])
      .filter(([, figure, most]) => figure > most)
      .map(([what, figure, most]) => `${what}: ${figure.toFixed(2)}, at most ${most} is wanted.`),
    ...(prerendered ? [] : ['No page was prerendered before its click.']),
  ];
}

const whole = (figure: number): string => String(Math.round(figure));

function pageTable(pages: readonly PageRuns[]): string {
  const paints = ['fcp', 'lcp'] as const;
  const rows = pages.map((page) => [
    page.path,
    ...paints.flatMap((paint) => [
      whole(medianOf(page.site, paint)),
      whole(medianOf(page.twin, paint)),
      paintRatio(page, paint).toFixed(2),
    ]),
    whole(medianOf(page.site, 'tbt')),
    whole(medianOf(page.twin, 'tbt')),
    medianOf(page.site, 'cls').toFixed(3),
  ]);
  const all = [
    'all',
    ...paints.flatMap((paint) => ['', '', overallRatio(pages, paint).toFixed(2)]),
    '',
    '',
    '',
  ];
  const headings = ['page', 'FCP', 'twin', 'ratio', 'LCP', 'twin', 'ratio', 'blocking', 'twin', 'shift'];
  return textTable(headings, [...rows, all]);
}

/** The results as tables, with what falls short of the targets at the end. */
export function benchReport(results: BenchResults): string {
  const { pages = [], calendar, clicks = [], builds, conditions, machine, loadBefore } = results;
  const busy = `\nThe machine was busy with other things (load ${loadBefore.toFixed(1)}): the times are rough.`;
  const way = calendar ? calendarRows(calendar) : [];
  const clicked = clicks.map(({ from, to, runs }) => [
    `${from} to ${to}`,
    whole(medianOf(runs, 'painted')),
    whole(medianOf(runs, 'largest')),
    isPrerendered(runs) ? 'yes' : 'no',
  ]);
  const built = Object.entries<BuildFigures>({ ...builds });
  const parts: [string, number, () => string][] = [
    [
      "Medians in ms, page and limit twin in turns; ratios' mean is geometric",
      pages.length,
      () => pageTable(pages),
    ],
    [
      'The way to a booking',
      way.length,
      () =>
        textTable(
          ['/free-consultation', 'figure', 'at most'],
          way.map(([what, figure, most]) => [what, Number(figure.toFixed(2)), most]),
        ),
    ],
    [
      'From a click to the next page, ms',
      clicks.length,
      () => textTable(['click', 'first paint', 'largest paint', 'prerendered'], clicked),
    ],
    [
      'Building',
      built.length,
      () =>
        textTable(
          ['build', 'pages', 'seconds', 'MB'],
          built.map(([name, { pages, seconds, megabytes }]) => [
            name,
            pages,
            seconds.toFixed(1),
            megabytes.toFixed(1),
          ]),
        ),
    ],
    [
      'Short of the targets',
      pages.length + way.length + clicks.length,
      () => shortfalls(results).join('\n') || 'Nothing.',
    ],
  ];
  const measured = parts.filter(([, rows]) => rows > 0).map(([title, , text]) => `${title}\n\n${text()}`);
  return [`${conditions}\n${machine}${loadBefore > 0.5 ? busy : ''}`, ...measured].join('\n\n');
}
