import { textTable } from '../scripts/text-table.ts';
import {
  calendarRows,
  medianOf,
  overallRatio,
  paintRatio,
  shortfalls,
  type BenchResults,
} from './bench-results.ts';

const whole = (figure: number) => String(Math.round(figure));

function pageTable(pages: NonNullable<BenchResults['pages']>): string {
  const paints = ['fcp', 'lcp'] as const;
  return textTable(
    ['page', 'FCP', 'twin', 'ratio', 'LCP', 'twin', 'ratio', 'blocking', 'twin', 'shift'],
    [
      ...pages.map((page) => [
        page.path,
        ...paints.flatMap((paint) => [
          whole(medianOf(page.site, paint)),
          whole(medianOf(page.twin, paint)),
          paintRatio(page, paint).toFixed(2),
        ]),
        whole(medianOf(page.site, 'tbt')),
        whole(medianOf(page.twin, 'tbt')),
        medianOf(page.site, 'cls').toFixed(3),
      ]),
      ['all', ...paints.flatMap((paint) => ['', '', overallRatio(pages, paint).toFixed(2)])],
    ],
  );
}

function calendarTable(calendar: NonNullable<BenchResults['calendar']>): string {
  return textTable(
    ['/free-consultation', 'figure', 'at most'],
    calendarRows(calendar).map(([what, figure, most]) => [
      what,
      String(Number(figure.toFixed(2))),
      String(most),
    ]),
  );
}

function clickTable(clicks: NonNullable<BenchResults['clicks']>): string {
  return textTable(
    ['click', 'first paint', 'largest paint', 'prerendered'],
    clicks.map(({ from, to, runs }) => [
      `${from} to ${to}`,
      whole(medianOf(runs, 'painted')),
      whole(medianOf(runs, 'largest')),
      medianOf(runs, 'prerendered') === 1 ? 'yes' : 'no',
    ]),
  );
}

function buildTable(builds: NonNullable<BenchResults['builds']>): string {
  return textTable(
    ['build', 'pages', 'seconds', 'MB'],
    Object.entries(builds).map(([name, { pages, seconds, megabytes }]) => [
      name,
      String(pages),
      seconds.toFixed(1),
      megabytes.toFixed(1),
    ]),
  );
}

/** The results as tables for a terminal, with what falls short of the targets at the end. */
export function benchReport(results: BenchResults): string {
  const { pages, calendar, clicks, builds, conditions, machine, loadBefore } = results;
  const busy = `The machine was busy with other things (load ${loadBefore.toFixed(1)}): the times are rough.`;
  const missed = shortfalls(results);
  return [
    [conditions, machine, ...(loadBefore > 0.5 ? [busy] : [])].join('\n'),
    ...(pages
      ? [`Medians in ms, page and limit twin in turns; ratios' mean is geometric\n${pageTable(pages)}`]
      : []),
    ...(calendar ? [`The way to a booking\n${calendarTable(calendar)}`] : []),
    ...(clicks ? [`From a click to the next page, ms\n${clickTable(clicks)}`] : []),
    ...(builds ? [`Building\n${buildTable(builds)}`] : []),
    ...(pages || calendar || clicks ? [`Short of the targets\n${missed.join('\n') || 'Nothing.'}`] : []),
  ].join('\n\n');
}
