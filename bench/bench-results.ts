import { textTable } from '../scripts/text-table.ts';
import type { BuildFigures, BuildResults } from './build-figures.ts';
import type { CalendarFigures } from './calendar.ts';
import type { ClickFigures, Step } from './next-page.ts';
import type { LoadFigures } from './devices.ts';
import type { TouchFigures } from './touches.ts';

/** A page and its limit twin: every run of both, taken in turns. */
export interface PageRuns {
  path: string;
  site: LoadFigures[];
  twin: LoadFigures[];
}

/** Every click from one page to another. */
interface ClickRuns extends Step {
  runs: ClickFigures[];
  /** The same click to a page of one line. */
  oneLine: ClickFigures[];
}

/** Everything a run of the bench measured; parts that were not asked for are missing. */
export interface BenchResults {
  taken: string;
  machine: string;
  /** How many processes wanted to run in the minute before, on average. */
  loadBefore: number;
  conditions: string;
  pages?: PageRuns[];
  touches?: TouchFigures[];
  calendar?: CalendarFigures;
  clicks?: ClickRuns[];
  builds?: BuildResults;
}

/** How much slower than its limit a single page may paint, which scatters, and all of them together. */
const ratioLimits = { page: 1.15, all: 1 };
/** How many times as long a click may take as one to a page of one line. */
const clickLimit = 1.2;
const paints = ['fcp', 'lcp'] as const;

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

/** The 75th percentile of the blocking times of all runs, as tools that watch real visits have it. */
function blockingOf(runs: readonly LoadFigures[]): number {
  const sorted = runs.map(({ tbt }) => tbt).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** How many times as long a page takes as its twin: the ratio of medians, whatever single runs did. */
export function paintRatio({ site, twin }: PageRuns, paint: 'fcp' | 'lcp'): number {
  return medianOf(site, paint) / medianOf(twin, paint);
}

/** The ratio of all pages as geometric mean: it scatters much less with the machine than a page's own. */
export function overallRatio(pages: readonly PageRuns[], paint: 'fcp' | 'lcp'): number {
  return Math.exp(pages.reduce((sum, page) => sum + Math.log(paintRatio(page, paint)), 0) / pages.length);
}

const clickName = ({ from, to }: Step): string => `${from} to ${to}`;

const clickRatio = ({ runs, oneLine }: ClickRuns): number =>
  medianOf(runs, 'painted') / medianOf(oneLine, 'painted');

const isPrerendered = (runs: readonly ClickFigures[]): boolean => medianOf(runs, 'prerendered') === 1;

/** A figure that has a target: of what, how much, and the most that is wanted. */
type Target = readonly [what: string, figure: number, most: number];

/** To a thousandth, as every tool shows it: a word of a row that moves by 3 px makes less. */
const shiftOf = (page: PageRuns): string => medianOf(page.site, 'cls').toFixed(3);

const pageTargets = (page: PageRuns): Target[] => [
  ...paints.map((paint): Target => [
    `${page.path}: ${paint.toUpperCase()} : twin's`,
    paintRatio(page, paint),
    ratioLimits.page,
  ]),
  [`${page.path}: blocking time, ms`, blockingOf(page.site), 0],
  [`${page.path}: layout shift`, Number(shiftOf(page)), 0],
];

const overallTargets = (pages: readonly PageRuns[]): Target[] =>
  paints.map((paint) => [
    `all pages: ${paint.toUpperCase()} : twins'`,
    overallRatio(pages, paint),
    ratioLimits.all,
  ]);

const touchTarget = ({ path, what, runs }: TouchFigures): Target => [
  `${path}: ${what}, ms`,
  median(runs),
  100,
];

const calendarTargets = ({ freeDay, tap, taps, fields }: CalendarFigures): Target[] => [
  ...freeDay.map(({ zone, site, bareFrame }): Target => [
    `first free day : bare frame, ${zone}`,
    median(site) / median(bareFrame),
    1.5,
  ]),
  ['tap on Book Now to calendar, ms', median(tap), 0],
  ['taps to book', taps, 2],
  ['fields to fill in', fields, 2],
];

const clickTargets = (click: ClickRuns): Target[] => [
  [`${clickName(click)}: first paint, ms`, medianOf(click.runs, 'painted'), 150],
  [`${clickName(click)}: first paint : page of one line's`, clickRatio(click), clickLimit],
];

/** What falls short of the targets, one sentence each. */
export function shortfalls({ pages = [], touches = [], clicks = [], calendar }: BenchResults): string[] {
  return [
    ...[
      ...pages.flatMap(pageTargets),
      ...overallTargets(pages),
      ...touches.map(touchTarget),
      ...clicks.flatMap(clickTargets),
      ...(calendar ? calendarTargets(calendar) : []),
    ]
      .filter(([, figure, most]) => figure > most)
      .map(([what, figure, most]) => `${what}: ${Number(figure.toFixed(4))}, at most ${most} is wanted.`),
    ...clicks
      .filter(({ runs }) => !isPrerendered(runs))
      .map((click) => `${clickName(click)}: was not prerendered before the click.`),
  ];
}

const whole = (figure: number): string => String(Math.round(figure));

const pageRow = (page: PageRuns): string[] => [
  page.path,
  ...paints.flatMap((paint) => [
    ...[page.site, page.twin].map((runs) => whole(medianOf(runs, paint))),
    paintRatio(page, paint).toFixed(2),
  ]),
  ...[page.site, page.twin].map((runs) => whole(blockingOf(runs))),
  shiftOf(page),
];

const targetRow = ([what, figure, most]: Target) => [what, Number(figure.toFixed(2)), most];

const clickRow = (click: ClickRuns) => [
  clickName(click),
  whole(medianOf(click.runs, 'painted')),
  whole(medianOf(click.runs, 'largest')),
  clickRatio(click).toFixed(2),
  isPrerendered(click.runs) ? 'yes' : 'no',
];

/** A table under its title; nothing when there are no rows. */
function section(title: string, headings: string, rows: readonly (string | number)[][]): string[] {
  return rows.length > 0 ? [`${title}\n\n${textTable(headings.split(','), rows)}`] : [];
}

/** The results as tables, with what falls short of the targets at the end. */
export function benchReport(results: BenchResults): string {
  const {
    pages = [],
    touches = [],
    calendar,
    clicks = [],
    builds,
    conditions,
    machine,
    loadBefore,
  } = results;
  const busy = `\nThe machine was busy with other things (load ${loadBefore.toFixed(1)}): the times are rough.`;
  const ratios = paints.flatMap((paint) => ['', '', overallRatio(pages, paint).toFixed(2)]);
  const all = pages.length > 0 ? [['all', ...ratios, '', '', '']] : [];
  const targets = calendar ? calendarTargets(calendar) : [];
  const built = Object.entries<BuildFigures>({ ...builds });
  return [
    `${conditions}\n${machine}${loadBefore > 0.5 ? busy : ''}`,
    ...section(
      "Medians in ms, of blocking the 75th percentile, page and limit twin in turns; ratios' mean is geometric",
      'page,FCP,twin,ratio,LCP,twin,ratio,blocking,twin,shift',
      [...pages.map(pageRow), ...all],
    ),
    ...section(
      'From a touch to the frame that answers it, ms',
      'touch,slow phone,at most',
      touches.map((touch) => targetRow(touchTarget(touch))),
    ),
    ...section('The way to a booking', '/free-consultation,figure,at most', targets.map(targetRow)),
    ...section(
      'From a click to the next page, ms',
      'click,first paint,largest paint,of one line,prerendered',
      clicks.map(clickRow),
    ),
    ...section(
      'Building',
      'build,pages,seconds,MB',
      built.map(([name, one]) => [name, one.pages, one.seconds.toFixed(1), one.megabytes.toFixed(1)]),
    ),
    `Short of the targets\n\n${shortfalls(results).join('\n') || 'Nothing.'}`,
  ].join('\n\n');
}
