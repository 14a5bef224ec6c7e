import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { budget, firstView, inKilobytes, runsScriptWithoutIsland, weighPage } from './byte-budget.ts';
import { root, runMain } from './processes.ts';

const dist = join(root, 'site/dist');
/** How many pages are weighed as a release sends them, in any case. */
const weighedAgain = 3;

/** The size of a file as this build sends it: a preview compresses less than a release. */
function wireSize(address: string): number | undefined {
  const file = join(dist, address);
  const sent = [`${file}.br`, file].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

/** What pages share is compressed for one of them. */
const released = new Map<string, number>();

/** The size of a file as a release sends it. */
function releaseSize(address: string): number | undefined {
  const file = join(dist, address);
  if (!existsSync(`${file}.br`)) return wireSize(address);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = released.get(file) ?? brotliCompressSync(readFileSync(file), { params }).length;
  released.set(file, size);
  return size;
}

function weigh(file: string, sizeOf = wireSize): { page: string; bytes: number; words: string } {
  try {
    const html = parse(readFileSync(join(dist, file), 'utf8'));
    if (runsScriptWithoutIsland(html)) throw new Error('It has no island, and yet a script.');
    const weight = weighPage(sizeOf(file) ?? 0, html, sizeOf);
    return { page: file, bytes: firstView(weight), words: `${file}: ${inKilobytes(weight)}` };
  } catch (error) {
    throw new Error(`${file} is not light. ${String(error)}`, { cause: error });
  }
}

runMain(() => {
  const heaviestFirst = (pages: ReturnType<typeof weigh>[]) =>
    pages.sort((one, other) => other.bytes - one.bytes);
  const pages = heaviestFirst(globSync('**/*.html', { cwd: dist }).map((file) => weigh(file)));
  // A release weighs less, so only what is heaviest here can be too heavy there.
  const asReleased = heaviestFirst(
    pages
      .filter(({ bytes }, index) => index < weighedAgain || bytes > budget)
      .map(({ page }) => weigh(page, releaseSize)),
  );
  const [heaviest] = asReleased;
  if (!heaviest) throw new Error('There is no build to weigh. Run `npm run build` first.');
  console.log(
    `First views: ${pages.length} pages, at most ${budget / 1000} KB each; the heaviest is ${heaviest.words}.`,
  );
  const over = asReleased.filter(({ bytes }) => bytes > budget);
  if (over.length > 0) throw new Error(`\nOver the budget:\n${over.map(({ words }) => words).join('\n')}`);
});
