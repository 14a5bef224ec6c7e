import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { budget, firstView, inKilobytes, runsScriptWithoutIsland, weighPage } from './byte-budget.ts';
import { root, runMain } from './processes.ts';

const dist = join(root, 'site/dist');

function wireSize(address: string): number | undefined {
  const file = join(dist, address);
  const sent = [`${file}.br`, file].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

function weigh(file: string): { page: string; bytes: number; words: string } {
  try {
    const html = readFileSync(join(dist, file), 'utf8');
    if (runsScriptWithoutIsland(html)) throw new Error('It has no island, and yet a script.');
    const weight = weighPage(wireSize(file) ?? 0, html, wireSize);
    return { page: file, bytes: firstView(weight), words: `${file}: ${inKilobytes(weight)}` };
  } catch (error) {
    throw new Error(`${file} is not light. ${String(error)}`, { cause: error });
  }
}

runMain(() => {
  const pages = globSync('**/*.html', { cwd: dist }).map(weigh);
  const [heaviest] = pages.sort((one, other) => other.bytes - one.bytes);
  if (!heaviest) throw new Error('There is no build to weigh. Run `npm run build` first.');
  console.log(
    `First views: ${pages.length} pages, at most ${budget / 1000} KB each; the heaviest is ${heaviest.words}.`,
  );
  const over = pages.filter(({ bytes }) => bytes > budget);
  if (over.length > 0) throw new Error(`\nOver the budget:\n${over.map(({ words }) => words).join('\n')}`);
  return Promise.resolve();
});
