import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format } from 'prettier';
import { readRoutes } from '../site/src/model/read-routes.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import {
  belowFull,
  categories,
  decidedMedian,
  lighthouseMarkdown,
  type Category,
  type RouteScores,
} from './lighthouse-report.ts';
import { root, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';
import { toolFile } from './tools.ts';

/*
 * Simulated throttling, Lighthouse's own default, as PageSpeed Insights has it: it computes the slow phone from an
 * unthrottled load, so that its scores compare with anybody's and scatter little. What a throttled browser really
 * does is measured by the bench.
 */
const conditions =
  'Lighthouse’s mobile preset with simulated throttling, against the production build and its headers on ' +
  'localhost, with the local scheduling service running. Performance is the median of three runs; the third is left out ' +
  'when two agree.';

/** The part of Lighthouse's result that is used here. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; explanation?: string }>;
}

async function audit(command: string, address: string, wanted: readonly Category[]): Promise<Result> {
  const options = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    // Search engines are kept out of whatever has not passed the launch check.
    '--skip-audits=is-crawlable',
    `--only-categories=${wanted.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [command, address, ...options], {
    maxBuffer: 100_000_000,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError)
    throw new Error(`Lighthouse could not load ${address}: ${result.runtimeError.message}`);
  return result;
}

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The audits of a category that weigh something and did not get full marks. */
function failedAudits(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const detail = result.audits[id]?.explanation ?? result.audits[id]?.displayValue;
      return `${category}: ${id}${detail ? ` (${detail})` : ''}`;
    });
}

async function scoresOf(command: string, path: string, site: string): Promise<RouteScores> {
  const first = await audit(command, site + path, categories);
  const performanceRuns = [score(first, 'performance')];
  let performance: number | undefined;
  while ((performance = decidedMedian(performanceRuns)) === undefined) {
    performanceRuns.push(score(await audit(command, site + path, ['performance']), 'performance'));
  }
  const scores = Object.fromEntries(categories.map((category) => [category, score(first, category)]));
  return {
    path,
    performanceRuns,
    scores: { ...(scores as Record<Category, number>), performance },
    failed: categories.flatMap((category) => failedAudits(first, category)),
  };
}

runMain(async () => {
  const asked = process.argv.slice(2);
  const pages: readonly string[] = readRoutes().map(({ path }) => path);
  const unknown = asked.filter((path) => !pages.includes(path));
  if (unknown.length > 0) throw new Error(`The site has no ${unknown.join(', ')}.`);
  const built = statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false });
  if (!built) throw new Error('There is no build to look at. Run `npm run build` first.');
  const command = await toolFile('lighthouse', 'cli/index.js');
  const chromium = await ensureChromium();
  if (chromium) process.env['CHROME_PATH'] = chromium;
  const all: RouteScores[] = [];
  await withServers(async (site) => {
    for (const path of asked.length > 0 ? asked : pages) {
      const scores = await scoresOf(command, path, site);
      all.push(scores);
      console.log(`${path}  ${categories.map((category) => scores.scores[category]).join(' / ')}`);
    }
  });
  if (asked.length === 0) {
    const day = built.mtime.toISOString().slice(0, 10);
    const text = lighthouseMarkdown(all, `Written by \`npm run lighthouse\` on ${day}. ${conditions}`);
    writeFileSync(
      join(root, 'docs/lighthouse.md'),
      await format(text, { parser: 'markdown', printWidth: 110 }),
    );
    console.log('\nKept as docs/lighthouse.md.');
  }
  const below = belowFull(all);
  if (below.length > 0) throw new Error(`\nBelow 100:\n${below.map((line) => `  ${line}`).join('\n')}`);
});
