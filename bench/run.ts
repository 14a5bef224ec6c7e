import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/installed.ts';
import { requireKnown, root, runMain } from '../scripts/processes.ts';
import { withServers } from '../scripts/running-servers.ts';
import { benchReport, type BenchResults, type PageRuns } from './bench-results.ts';
import { measureBuilds } from './build-figures.ts';
import { measureCalendar } from './calendar.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { compress, qualities } from '../site/integrations/compress.ts';
import { withPagePolicy } from '../site/integrations/csp.ts';
import { limitTwin } from './limit-twin.ts';
import { measureClicks, steps } from './next-page.ts';
import { conditions, devices, measureLoad, type Device } from './devices.ts';
import { addStandIn, serveStandIns, type StandIns } from './stand-ins.ts';
import { measureTouches } from './touches.ts';

const parts = ['pages', 'touches', 'calendar', 'clicks', 'build'];
const usualPages = '/,/free-consultation,/sat-prep,/faq,/meet-our-teachers,/florida-consultation';

/**
 * Without it, an inspector that listens makes V8 read all of React a second time, for the place of an error that React
 * keeps for later: 50 ms on the slowed processor, which no visitor waits for.
 */
const placesOfErrorsAtHand = '--js-flags=--no-enable-lazy-source-positions';

const standIns: StandIns = new Map();
const built = join(root, 'site/dist');
const readSheet = (address: string) => readFileSync(join(built, address), 'utf8');

/** A preview is sent a tenth larger than what goes live, and than its twins: compresses it as a release. */
function compressAsReleased(): void {
  for (const file of globSync('**/*.{html,js}', { cwd: built })) compress(file, built, qualities.release);
}

/** Runs outermost, so that a slow minute of the machine falls on all pages, and on a page and its twin alike. */
async function measurePages(
  browser: Browser,
  device: Device,
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<PageRuns[]> {
  const pages: PageRuns[] = paths.map((path) => ({ path, site: [], twin: [] }));
  const twins: string[] = [];
  const twinOf = (html: string) => withPagePolicy(limitTwin(html, readSheet), readSettings());
  for (const path of paths) twins.push(await addStandIn(standIns, site, path, twinOf));
  // What starts up once, in the browser and in the servers, is nobody's figure.
  await measureLoad(browser, device, `${site}/`);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Loading the pages, run ${run} of ${runs}`);
    for (const [index, page] of pages.entries()) {
      page.site.push(await measureLoad(browser, device, site + page.path));
      page.twin.push(await measureLoad(browser, device, site + twins[index]));
    }
  }
  return pages;
}

runMain(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: usualPages },
      runs: { type: 'string', default: '7' },
      device: { type: 'string', default: 'phone' },
      parts: { type: 'string' },
    },
  });
  requireKnown('device', [values.device], Object.keys(devices));
  // All else is measured as a phone has it.
  const measured = values.device === 'phone' ? parts : ['pages', 'clicks'];
  const chosen = values.parts?.split(',') ?? measured;
  requireKnown(`part on a ${values.device}`, chosen, measured);
  const device = values.device as Device;
  const paths = values.pages.split(',');
  const runs = Number(values.runs);
  if (!(runs >= 1 && runs <= 25)) throw new Error(`--runs is "${values.runs}"; allowed: 1 to 25.`);
  const results: BenchResults = {
    taken: new Date().toISOString(),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    loadBefore: loadavg()[0] ?? 0,
    conditions: conditions(device),
  };
  if (chosen.some((part) => part !== 'build')) {
    compressAsReleased();
    const executablePath = (await ensureChromium()) ?? chromium.executablePath();
    const task = async (site: string): Promise<void> => {
      await using browser = await chromium.launch({
        args: [...chromiumFlags, placesOfErrorsAtHand],
        executablePath,
      });
      if (chosen.includes('pages')) results.pages = await measurePages(browser, device, site, paths, runs);
      if (chosen.includes('touches')) {
        console.log('Touching what visitors touch');
        results.touches = await measureTouches(browser, site, runs);
      }
      if (chosen.includes('calendar')) {
        console.log('Booking a time, run by run');
        const bare = (html: string) => addStandIn(standIns, site, '/free-consultation', () => html);
        results.calendar = await measureCalendar(browser, site, runs, bare);
      }
      if (chosen.includes('clicks')) {
        console.log('Clicking from page to page');
        const line = await addStandIn(
          standIns,
          site,
          '/',
          () => '<!doctype html><title>Line</title><p>One line',
        );
        const clicks = await measureClicks(executablePath, device, site, runs, line);
        const oneLine = clicks.pop() ?? [];
        results.clicks = steps.map((step, index) => ({ ...step, runs: clicks[index] ?? [], oneLine }));
      }
    };
    await withServers(task, (site) => serveStandIns(site, standIns));
  }
  if (chosen.includes('build')) {
    console.log('Building a copy of the project: for the first time, again, and with 1,000 pages');
    results.builds = measureBuilds();
  }
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(join(root, 'bench/results/latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${benchReport(results)}\n\nAll runs: bench/results/latest.json`);
});
