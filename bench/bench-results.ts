import type { BuildResults } from './build-figures.ts';
import type { StepResult } from './next-page.ts';
import type { EarlyScripts, LoadFigures } from './page-load.ts';
import { medians } from './statistics.ts';

/** A page and its limit twin: medians, their ratio, and every run they are the medians of. */
export interface PageResult {
  path: string;
  site: LoadFigures;
  twin: LoadFigures;
  ratio: { fcp: number; lcp: number };
  scriptsBeforePaint: EarlyScripts;
  runs: { site: LoadFigures[]; twin: LoadFigures[] };
}

/** Everything a run of the bench measured; parts that were not asked for are missing. */
export interface BenchResults {
  taken: string;
  machine: string;
  /** How many processes wanted to run in the minute before, on average. */
  loadBefore: number;
  conditions: string;
  runs: number;
  pages?: PageResult[];
  clicks?: StepResult[];
  schedulerStartMs?: number;
  builds?: BuildResults;
}

/** How much slower than its limit a page may paint. */
export const ratioLimit = 1.15;
/** Within how many milliseconds of a click a prerendered page is painted. */
export const clickLimit = 100;

/** Condenses the runs of a page and of its twin, which were taken in turns. */
export function pageResult(
  path: string,
  runs: PageResult['runs'],
  scriptsBeforePaint: EarlyScripts,
): PageResult {
  const site = medians(runs.site);
  const twin = medians(runs.twin);
  const ratio = { fcp: site.fcp / twin.fcp, lcp: site.lcp / twin.lcp };
  return { path, site, twin, ratio, scriptsBeforePaint, runs };
}

/**
 * The ratio of all pages together, as geometric means: a page's own ratio scatters with the machine from run to run,
 * this one much less.
 */
export function overallRatio(pages: readonly PageResult[]): PageResult['ratio'] {
  const mean = (paint: 'fcp' | 'lcp') =>
    Math.exp(pages.reduce((sum, { ratio }) => sum + Math.log(ratio[paint]), 0) / pages.length);
  return { fcp: mean('fcp'), lcp: mean('lcp') };
}

function pageShortfalls({ path, site, twin, ratio, scriptsBeforePaint }: PageResult): string[] {
  const findings: [boolean, string][] = [
    ...(['fcp', 'lcp'] as const).map((paint): [boolean, string] => [
      ratio[paint] > ratioLimit,
      `${paint.toUpperCase()} is ${ratio[paint].toFixed(2)} x the twin's (${Math.round(site[paint])} : ` +
        `${Math.round(twin[paint])} ms), at most ${ratioLimit} is wanted`,
    ]),
    [
      site.tbt > 0,
      `total blocking time is ${Math.round(site.tbt)} ms (twin ${Math.round(twin.tbt)}), 0 is wanted`,
    ],
    [site.cls > 0, `layout shift is ${site.cls.toFixed(4)}, 0 is wanted`],
    [
      scriptsBeforePaint.count > 0,
      `${scriptsBeforePaint.count} script(s) run before the first paint ` +
        `(${scriptsBeforePaint.milliseconds.toFixed(1)} ms), none is wanted`,
    ],
    [site.scripts_requested_before_paint > 0, 'a script is asked for before the first paint'],
  ];
  return findings.filter(([missed]) => missed).map(([, finding]) => `${path}: ${finding}.`);
}

/** What falls short of the targets, one sentence each. */
export function shortfalls({ pages = [], clicks = [] }: BenchResults): string[] {
  const slow = clicks.filter(
    ({ withRules }) => withRules.prerendered === 1 && withRules.painted > clickLimit,
  );
  return [
    ...pages.flatMap(pageShortfalls),
    ...(clicks.length > 0 && clicks.every(({ withRules }) => withRules.prerendered === 0)
      ? ['No page was prerendered before its click.']
      : []),
    ...slow.map(
      ({ from, to, withRules, oneLine }) =>
        `${from} to ${to}: painted ${Math.round(withRules.painted)} ms after the click, ${clickLimit} are wanted; ` +
        `a page of one line takes ${Math.round(oneLine.painted)} here.`,
    ),
  ];
}
