import { setTimeout as pause } from 'node:timers/promises';
import { textTable } from '../../scripts/text-table.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { journeys, type Journey } from './journeys.ts';
import { startWebKit } from './webkit.ts';

const site = `http://localhost:${process.env['PORT'] ?? 4321}`;
const longest = 60_000;

type Start = (javaScript: boolean) => Promise<Browser>;

interface Outcome {
  browser: string;
  journey: string;
  milliseconds: number;
  problem?: string;
}

/** The browsers that scripts/test.ts found, by the paths that it hands over. */
function browsersToRun(): Start[] {
  const { FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER, XVFB } = process.env;
  const starts: Start[] = [];
  if (FIREFOX) starts.push((javaScript) => startFirefox(FIREFOX, javaScript));
  if (WEBKIT_DRIVER && WEBKIT_BROWSER && XVFB) {
    const files = { driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, display: XVFB };
    starts.push((javaScript) => startWebKit(files, javaScript));
  }
  return starts;
}

async function tooLong(): Promise<never> {
  await pause(longest, undefined, { ref: false });
  throw new Error(`not done after ${longest / 1000} seconds`);
}

async function make(journey: Journey, browser: Browser): Promise<Outcome> {
  const began = performance.now();
  const problem = await Promise.race([journey.run(browser, site), tooLong()]).then(
    () => undefined,
    (error: unknown) => String(error).split('\n', 1)[0] ?? '',
  );
  const milliseconds = Math.round(performance.now() - began);
  const outcome = { browser: browser.name, journey: journey.name, milliseconds };
  return problem === undefined ? outcome : { ...outcome, problem };
}

/** Once more after a failure, which is told: a shared machine may stall for seconds; what fails twice is broken. */
async function makeForSure(journey: Journey, browser: Browser): Promise<Outcome> {
  const outcome = await make(journey, browser);
  if (outcome.problem === undefined) return outcome;
  console.warn(`${outcome.browser}, ${outcome.journey}, failed once: ${outcome.problem}`);
  return make(journey, browser);
}

async function makeAll(start: Start): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const javaScript of [true, false]) {
    const browser = await start(javaScript);
    try {
      for (const journey of journeys.filter((one) => one.javaScript === javaScript)) {
        outcomes.push(await makeForSure(journey, browser));
      }
    } finally {
      await browser.close();
    }
  }
  return outcomes;
}

const outcomes: Outcome[] = [];
try {
  for (const start of browsersToRun()) outcomes.push(...(await makeAll(start)));
} catch (error) {
  console.error(`A browser did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

const names = [...new Set(outcomes.map(({ browser }) => browser))];
const cell = (name: string, journey: string): string => {
  const outcome = outcomes.find((one) => one.browser === name && one.journey === journey);
  if (!outcome) return '-';
  return `${outcome.problem === undefined ? 'passed' : 'FAILED'} ${(outcome.milliseconds / 1000).toFixed(1)} s`;
};
console.log(
  textTable(
    ['journey', ...names],
    journeys.map(({ name }) => [name, ...names.map((browser) => cell(browser, name))]),
  ),
);
for (const { browser, journey, problem } of outcomes) {
  if (problem === undefined) continue;
  console.error(`${browser}, ${journey}: ${problem}`);
  process.exitCode = 1;
}
