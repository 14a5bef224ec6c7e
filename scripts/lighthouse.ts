import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { format } from 'prettier';
import puppeteer from 'puppeteer-core';
import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { isRoutePath, routes } from '../site/src/model/routes.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import {
  belowFull,
  categories,
  isDecided,
  lighthouseMarkdown,
  medianScore,
  type Category,
  type RouteScores,
} from './lighthouse-report.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { root, runMain, startSchedulerProcess } from './processes.ts';
import { schedulerReady, useTemporaryBookings } from './scheduler-ready.ts';
import { textTable } from './text-table.ts';

const reportFile = join(root, 'docs/lighthouse.md');

/*
 * Simulated throttling, Lighthouse's own default, as PageSpeed Insights has it: it computes the slow phone from an
 * unthrottled load, so that its scores compare with anybody's and scatter little. What a throttled browser really
 * does is measured by the bench.
 */
const settings: Flags = {
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  output: 'json',
  logLevel: 'silent',
};
const conditions =
  'Lighthouse’s mobile preset with simulated throttling, against the production build and its headers on ' +
  'localhost, with the local scheduling service running. Performance is the median of three runs; the third is left out ' +
  'when two agree.';

interface Request {
  paths: readonly string[];
  day: string;
}

/** The day of the build, unless one is given. */
function readRequest(args: readonly string[]): Request {
  const built = statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false })?.mtime ?? new Date();
  const request = { paths: [] as string[], day: built.toISOString().slice(0, 10) };
  for (const argument of args) {
    const [, day] = /^--date=(\d{4}-\d{2}-\d{2})$/.exec(argument) ?? [];
    if (day) request.day = day;
    else if (isRoutePath(argument)) request.paths.push(argument);
    else throw new Error(`"${argument}" is neither a route of the site nor --date=2026-11-20.`);
  }
  return request;
}

async function audit(address: string, port: number, wanted: readonly Category[]): Promise<Result> {
  const outcome = await lighthouse(address, { ...settings, port, onlyCategories: [...wanted] });
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not load ${address}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  return outcome.lhr;
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audits of a category that weigh something and did not get full marks. */
function failedAudits(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const { displayValue, explanation } = result.audits[id] ?? {};
      const detail = explanation ?? displayValue;
      return `${category}: ${id}${detail ? ` (${detail})` : ''}`;
    });
}

async function scoresOf(path: string, origin: string, port: number): Promise<RouteScores> {
  const first = await audit(origin + path, port, categories);
  const performanceRuns = [score(first, 'performance')];
  while (!isDecided(performanceRuns)) {
    performanceRuns.push(score(await audit(origin + path, port, ['performance']), 'performance'));
  }
  const scores = Object.fromEntries(categories.map((category) => [category, score(first, category)]));
  return {
    path,
    performanceRuns,
    scores: { ...(scores as Record<Category, number>), performance: medianScore(performanceRuns) },
    failed: categories.flatMap((category) => failedAudits(first, category)),
  };
}

async function scoreAll(paths: readonly string[], origin: string): Promise<RouteScores[]> {
  const executable = await ensureChromium();
  const browser = await puppeteer.launch({
    args: [...chromiumFlags],
    ...(executable ? { executablePath: executable } : { channel: 'chrome' }),
  });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const all: RouteScores[] = [];
    for (const path of paths) {
      const scores = await scoresOf(path, origin, port);
      all.push(scores);
      console.log(`${path}  ${categories.map((category) => scores.scores[category]).join(' / ')}`);
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function report(all: readonly RouteScores[], day: string, complete: boolean): Promise<void> {
  console.log(
    `\n${textTable(
      ['route', ...categories, 'performance runs'],
      all.map(({ path, scores, performanceRuns }) => [
        path,
        ...categories.map((category) => String(scores[category])),
        performanceRuns.join(', '),
      ]),
    )}`,
  );
  if (complete) {
    const text = lighthouseMarkdown(all, day, conditions);
    writeFileSync(reportFile, await format(text, { parser: 'markdown', printWidth: 110 }));
    console.log('\nKept as docs/lighthouse.md.');
  }
  const below = belowFull(all);
  if (below.length > 0) throw new Error(`\nBelow 100:\n${below.map((line) => `  ${line}`).join('\n')}`);
}

runMain(async () => {
  const request = readRequest(process.argv.slice(2));
  const ports = readPorts();
  await requireFreePorts(ports);
  process.env['SCHEDULER_PORT'] = String(ports.scheduler);
  useTemporaryBookings();
  const server = createSiteServer();
  await listen(server, ports.site);
  // Without it, a page that shows the calendar logs an error, which costs points.
  const scheduler = startSchedulerProcess(ports);
  try {
    await schedulerReady(ports.scheduler);
    const complete = request.paths.length === 0;
    const paths = complete ? routes.map((route) => route.path) : request.paths;
    await report(await scoreAll(paths, `http://localhost:${ports.site}`), request.day, complete);
  } finally {
    scheduler.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
  }
});
