import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { createSiteServer } from '../deploy/site-server.ts';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { readPorts, requireFreePorts, type Ports } from '../scripts/ports.ts';
import { root, runMain, startSchedulerProcess } from '../scripts/processes.ts';
import { schedulerReady, useTemporaryBookings } from '../scripts/scheduler-ready.ts';
import { readBenchOptions, type BenchOptions } from './bench-options.ts';
import { benchReport } from './bench-report.ts';
import { pageResult, type BenchResults, type PageResult } from './bench-results.ts';
import {
  createOneLineServer,
  createServerWithoutRules,
  createTwinServer,
  end,
  listenAnywhere,
} from './bench-servers.ts';
import { measureBuilds } from './build-figures.ts';
import { measureClicks, steps } from './next-page.ts';
import { measureLoad, scriptsBeforePaint } from './page-load.ts';
import { measureSchedulerStart } from './scheduler-start.ts';
import { conditions } from './throttle.ts';

const resultsFile = join(root, 'bench/results/latest.json');

interface Origins {
  site: string;
  twin: string;
}

/** Runs outermost, so that a slow minute of the machine falls on all pages, and on a page and its twin alike. */
async function measurePages(
  browser: Browser,
  origins: Origins,
  options: BenchOptions,
): Promise<PageResult[]> {
  const runs = new Map<string, PageResult['runs']>(
    options.pages.map((path) => [path, { site: [], twin: [] }]),
  );
  // What starts up once, in the browser and in the servers, is nobody's figure.
  for (const origin of [origins.site, origins.twin]) await measureLoad(browser, origin, '/');
  for (let run = 1; run <= options.runs; run += 1) {
    console.log(`Loading the pages, run ${run} of ${options.runs}`);
    for (const [path, figures] of runs) {
      figures.site.push(await measureLoad(browser, origins.site, path));
      figures.twin.push(await measureLoad(browser, origins.twin, path));
    }
  }
  const results: PageResult[] = [];
  for (const [path, figures] of runs) {
    results.push(pageResult(path, figures, await scriptsBeforePaint(browser, origins.site, path)));
  }
  return results;
}

async function withBrowser<T>(
  executable: string | undefined,
  task: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executable ? { executablePath: executable } : {}),
  });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** What is measured in a browser, with the site, its twin and the scheduling service running. */
async function measureInBrowser(
  options: BenchOptions,
  ports: Ports,
): Promise<Pick<BenchResults, 'pages' | 'clicks'>> {
  const executable = await ensureChromium();
  const siteServer = createSiteServer();
  const site = await listenAnywhere(siteServer);
  const twin = await listenAnywhere(createTwinServer(siteServer, [...new Set(['/', ...options.pages])]));
  const withoutRules = await listenAnywhere(createServerWithoutRules(siteServer));
  const oneLine = await listenAnywhere(createOneLineServer(siteServer, steps));
  const scheduler = startSchedulerProcess({ ...ports, site: Number(new URL(site.origin).port) });
  try {
    await schedulerReady(ports.scheduler);
    const found: Pick<BenchResults, 'pages' | 'clicks'> = {};
    if (options.parts.includes('pages')) {
      const origins = { site: site.origin, twin: twin.origin };
      found.pages = await withBrowser(executable, (browser) => measurePages(browser, origins, options));
    }
    if (options.parts.includes('clicks')) {
      console.log('Clicking from page to page');
      const origins = {
        withRules: site.origin,
        withoutRules: withoutRules.origin,
        oneLine: oneLine.origin,
      };
      found.clicks = await measureClicks(executable ?? chromium.executablePath(), origins, options.runs);
    }
    return found;
  } finally {
    scheduler.kill('SIGTERM');
    [site, twin, withoutRules, oneLine].forEach(end);
  }
}

runMain(async () => {
  const options = readBenchOptions(process.argv.slice(2));
  const ports = readPorts();
  await requireFreePorts({ scheduler: ports.scheduler });
  process.env['SCHEDULER_PORT'] = String(ports.scheduler);
  useTemporaryBookings();
  const results: BenchResults = {
    taken: new Date().toISOString(),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    loadBefore: loadavg()[0] ?? 0,
    conditions,
    runs: options.runs,
  };
  if (options.parts.includes('scheduler')) {
    console.log('Starting the scheduling service, again and again');
    results.schedulerStartMs = await measureSchedulerStart(ports, options.runs);
  }
  if (options.parts.includes('pages') || options.parts.includes('clicks')) {
    Object.assign(results, await measureInBrowser(options, ports));
  }
  if (options.parts.includes('build')) {
    console.log('Building a copy of the project: for the first time, again, and with 1,000 pages');
    results.builds = await measureBuilds();
  }
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${benchReport(results)}\n\nAll runs: bench/results/latest.json`);
});
