import { textTable } from '../scripts/text-table.ts';
import { overallRatio, shortfalls, type BenchResults, type PageResult } from './bench-results.ts';
import { byteKinds } from './page-load.ts';

const whole = (figure: number) => String(Math.round(figure));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function paintTable(pages: readonly PageResult[]): string {
  const { fcp, lcp } = overallRatio(pages);
  const blank = (count: number) => Array.from({ length: count }, () => '');
  return textTable(
    [
      'page',
      'FCP',
      'twin',
      'ratio',
      'LCP',
      'twin',
      'ratio',
      'TBT',
      'twin',
      'CLS',
      'script',
      'twin',
      'early scripts',
    ],
    [
      ...pages.map(({ path, site, twin, ratio, scriptsBeforePaint: early }) => [
        path,
        ...[site.fcp, twin.fcp].map(whole),
        ratio.fcp.toFixed(2),
        ...[site.lcp, twin.lcp].map(whole),
        ratio.lcp.toFixed(2),
        ...[site.tbt, twin.tbt].map(whole),
        site.cls.toFixed(3),
        ...[site.script_ms, twin.script_ms].map(whole),
        early.count === 0 ? '0' : `${early.count} (${early.milliseconds.toFixed(1)} ms)`,
      ]),
      ['all, geometric mean', ...blank(2), fcp.toFixed(2), ...blank(2), lcp.toFixed(2), ...blank(6)],
    ],
  );
}

function byteTable(pages: readonly PageResult[]): string {
  const row = (name: string, { requests, total, ...bytes }: PageResult['site']) => [
    name,
    ...byteKinds.map((kind) => kilobytes(bytes[kind])),
    kilobytes(total),
    whole(requests),
  ];
  return textTable(
    ['page', ...byteKinds, 'all', 'requests'],
    pages.flatMap(({ path, site, twin }) => [row(path, site), row('  its twin', twin)]),
  );
}

function clickTable(clicks: NonNullable<BenchResults['clicks']>): string {
  return textTable(
    [
      'click',
      'first paint',
      'page of one line',
      'without rules',
      'largest paint',
      'without rules',
      'prerendered',
    ],
    clicks.map(({ from, to, withRules, withoutRules, oneLine }) => [
      `${from} to ${to}`,
      whole(withRules.painted),
      whole(oneLine.painted),
      whole(withoutRules.painted),
      whole(withRules.largest),
      whole(withoutRules.largest),
      withRules.prerendered === 1 ? 'yes' : 'no',
    ]),
  );
}

function buildTable({ first, again, thousand }: NonNullable<BenchResults['builds']>): string {
  return textTable(
    ['build', 'pages', 'seconds', 'MB', 'HTML, MB (Brotli)'],
    [
      ['first, nothing cached', first] as const,
      ['again', again] as const,
      ['with generated pages', thousand] as const,
    ].map(([name, figures]) => [
      name,
      String(figures.pages),
      figures.seconds.toFixed(1),
      figures.megabytes.toFixed(1),
      figures.htmlBrotliMegabytes.toFixed(2),
    ]),
  );
}

function busyNotice({ loadBefore }: BenchResults): string[] {
  if (loadBefore <= 0.5) return [];
  return [`The machine was busy with other things (load ${loadBefore.toFixed(1)}): the times are rough.`];
}

/** The results as tables for a terminal, with what falls short of the targets at the end. */
export function benchReport(results: BenchResults): string {
  const { pages, clicks, schedulerStartMs, builds, runs } = results;
  const missed = shortfalls(results);
  const sections: [unknown, string, () => string][] = [
    [
      pages,
      `Times in ms, median of ${runs}, page and twin in turns; CLS without a unit`,
      () => paintTable(pages ?? []),
    ],
    [pages, 'Bytes over the wire in KB, with headers', () => byteTable(pages ?? [])],
    [clicks, `From a click to the next page in ms, median of ${runs}`, () => clickTable(clicks ?? [])],
    [
      schedulerStartMs,
      'The local scheduling service',
      () => `ready ${whole(schedulerStartMs ?? 0)} ms after its start`,
    ],
    [builds, 'Building', () => (builds ? buildTable(builds) : '')],
    [
      pages ?? clicks,
      'Short of the targets',
      () => (missed.length > 0 ? missed.join('\n') : 'Nothing: every target is met.'),
    ],
  ];
  return [
    [results.conditions, results.machine, ...busyNotice(results)].join('\n'),
    ...sections
      .filter(([measured]) => measured !== undefined)
      .map(([, title, body]) => `${title}\n${body()}`),
  ].join('\n\n');
}
