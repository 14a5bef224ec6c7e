import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../bench/bench-results.ts';
import { readRoutes } from '../site/src/model/read-routes.ts';
import { chromiumFlags, ensureChromium } from './installed.ts';
import { requireKnown, root, run, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';
import { textTable } from './text-table.ts';
import { toolFile } from './tools.ts';

const reports = join(root, '.cache/lighthouse');
const kept = join(root, 'docs/lighthouse.md');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/*
 * Simulated throttling, Lighthouse's own default, as PageSpeed Insights has it: it computes the slow phone from an
 * unthrottled load, so that its scores compare with anybody's and scatter little. What a throttled browser really
 * does is measured by the bench.
 */
const conditions =
  'Lighthouse’s mobile preset with simulated throttling, against the\n' +
  'production build and its headers on localhost, with the local scheduling service running. Scores are the medians of\n' +
  'three runs; the third is left out when two agree on the performance.';

/** Has Lighthouse write its own report of a page as HTML and JSON. @returns the scores from 0 to 100. */
async function audit(command: string, address: string, report: string): Promise<number[]> {
  const code = await run(process.execPath, [
    command,
    address,
    '--quiet',
    '--output=html',
    '--output=json',
    `--output-path=${report}`,
    '--no-enable-error-reporting',
    // Search engines are kept out of whatever has not passed the launch check.
    '--skip-audits=is-crawlable',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ]);
  if (code !== 0) throw new Error(`Lighthouse could not load ${address}.`);
  const { categories: scored } = JSON.parse(readFileSync(`${report}.report.json`, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
  };
  return categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100));
}

async function scoresOf(command: string, path: string, site: string): Promise<number[]> {
  const report = join(reports, path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
  const runs: number[][] = [];
  while (runs.length < 2 || (runs.length === 2 && runs[0]?.[0] !== runs[1]?.[0])) {
    runs.push(await audit(command, site + path, runs.length === 0 ? report : `${report}-${runs.length + 1}`));
  }
  return categories.map((_, at) => median(runs.map((scores) => scores[at] ?? 0)));
}

runMain(async () => {
  const asked = process.argv.slice(2);
  const pages: readonly string[] = readRoutes().map(({ path }) => path);
  requireKnown('page', asked, pages);
  const built = statSync(join(root, 'site/dist/index.html'), { throwIfNoEntry: false });
  if (!built) throw new Error('There is no build to look at. Run `npm run build` first.');
  const command = await toolFile('lighthouse', 'cli/index.js');
  const chromium = await ensureChromium();
  if (chromium) process.env['CHROME_PATH'] = chromium;
  mkdirSync(reports, { recursive: true });
  const rows: (readonly [string, ...number[]])[] = [];
  await withServers(async (site) => {
    for (const path of asked.length > 0 ? asked : pages) {
      rows.push([`\`${path}\``, ...(await scoresOf(command, path, site))]);
      console.log(rows.at(-1)?.join('  '));
    }
  });
  const table = textTable(['route', 'performance', 'accessibility', 'best practices', 'SEO'], rows);
  if (asked.length === 0) {
    const day = built.mtime.toISOString().slice(0, 10);
    const words = `Written by \`npm run lighthouse\` on ${day}: ${conditions}`;
    writeFileSync(kept, `# Lighthouse\n\n${words}\n\n${table}\n`);
  }
  console.log(`\n${table}\n\nLighthouse’s own reports: ${reports}`);
  const below = rows.filter(([, ...scores]) => scores.some((score) => score < 100)).map(([path]) => path);
  if (below.length > 0) throw new Error(`\nBelow 100: ${below.join(', ')}. Their reports say why.`);
});
